import type { CastMember } from '../../select/cast.ts';
import { ClientDot } from './ClientDot.tsx';

/** A client of the world as it stands now; who is not in it is drawn as dead. */
export function MemberDot({ member }: { readonly member: CastMember | undefined }) {
  return <ClientDot index={member?.index ?? -1} name={member?.name ?? '?'} body={member?.body ?? 'dead'} />;
}
