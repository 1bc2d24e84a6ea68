// The lab in a frame of another site’s page, once its poster has been clicked.
import type { EmbedOrder } from '../embed/parameters.ts';
import { ROOMS } from '../rooms/index.ts';
import { startEmbed as startIn } from '../rooms/embed/ui/startEmbed.tsx';

export const startEmbed = (order: EmbedOrder, element: HTMLElement) => startIn(order, element, ROOMS);
