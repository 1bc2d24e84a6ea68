import { openedFileStyles } from '../../../ui/panels/ownPage/openedFileStyles.ts';
import own from './tap.module.css';

export const styles = openedFileStyles(own);
