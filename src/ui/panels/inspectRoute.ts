// The panels that tell of one thing, of every record or of a link, and dialogs: what the first picture is drawn and played without.
import './print.css';
export { BranchesDialog } from '../controls/branches/BranchesDialog.tsx';
export { PartitionDialog } from '../controls/faults/PartitionDialog.tsx';
export { HelpDialog } from '../controls/HelpDialog.tsx';
export { FilmDialog } from '../controls/takeAway/FilmDialog.tsx';
export { ShareDialog } from '../controls/ShareDialog.tsx';
export { CausesTold } from './why/CausesTold.tsx';
export { EventLog } from './log/EventLog.tsx';
export { FailurePanel } from './FailurePanel.tsx';
export { Inspector } from './Inspector.tsx';
export { LinkMessages } from './LinkMessages.tsx';
export { WhyPanel } from './why/WhyPanel.tsx';
export { TreeLegend } from './guide/TreeLegend.tsx';
export { Tries } from './guide/Tries.tsx';
