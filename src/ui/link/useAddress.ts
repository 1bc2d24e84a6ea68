import { useEffect, useState } from 'react';
import { currentAddress } from './currentLink.ts';

export type Address =
  | { readonly state: 'working' | 'failed' }
  | { readonly state: 'there'; readonly address: string };

/** The link to the moment shown when it was asked for. */
export function useAddress(): Address {
  const [address, setAddress] = useState<Address>({ state: 'working' });
  useEffect(() => {
    currentAddress().then(
      (written) => setAddress(written === null ? { state: 'failed' } : { state: 'there', address: written }),
      () => setAddress({ state: 'failed' }),
    );
  }, []);
  return address;
}
