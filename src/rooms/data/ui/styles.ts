import { openedFileStyles } from '../../../ui/panels/ownPage/openedFileStyles.ts';
import own from './data.module.css';

export const styles = openedFileStyles(own);
