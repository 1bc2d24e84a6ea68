// The panels that tell of one thing or of every record: what the first picture is drawn and played without.
export { EventLog } from './EventLog.tsx';
export { Inspector } from './Inspector.tsx';
export { WhyPanel } from './WhyPanel.tsx';
