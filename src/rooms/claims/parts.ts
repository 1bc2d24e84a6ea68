// What is fetched of the claims.
import '../../scenarios/library.ts';

export { entries } from './entries.ts';
export { ClaimCard } from './ui/ClaimCard.tsx';
export { ClaimResults } from './ui/ClaimResults.tsx';
export { ClaimsDialog } from './ui/ClaimsDialog.tsx';
export { openClaim } from './ui/openClaim.ts';
