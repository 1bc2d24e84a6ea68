// The frame's own page, where the lab lies in files beside it.
import { showEmbed } from './posterPage.ts';

showEmbed(() => import('../ui/embed/startEmbed.tsx'));
