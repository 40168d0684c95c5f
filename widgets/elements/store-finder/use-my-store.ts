import { useEffect, useState } from 'react';
import { ownBrand } from '../../shared/brand/brands.ts';
import type { Store } from '../../shared/stores/store.ts';
import { keepMyStore, readMyStore } from '../../shared/tracking/my-store.ts';
import type { FinderProps } from './finder-props.ts';

/** The slug of the visitor's own store, and how to change it; read after the first rendering, which a server may have made. */
export function useMyStore(emit: FinderProps['emit']) {
  const [mine, setMine] = useState<string>();
  useEffect(() => setMine(readMyStore()?.slug), []);
  return {
    mine,
    /** Makes this store the visitor's, or forgets it where it is already. */
    keep({ slug, name, brands, number }: Store) {
      const isSaved = slug !== mine;
      keepMyStore(isSaved ? { slug, name, hasPage: brands.includes(ownBrand) } : undefined);
      setMine(isSaved ? slug : undefined);
      emit('vitrine-store-saved', { number, isSaved });
    },
  };
}
