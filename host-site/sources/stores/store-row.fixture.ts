/** A row of a feed without a problem. */
export const good = {
  number: '107',
  brand: 'vitrine',
  name: { en: 'Halifax', fr: 'Halifax' },
  address: { line1: '12 Quay Street', city: 'Halifax', province: 'NS', postalCode: 'b3j0a7' },
  lat: 44.6427,
  lng: -63.5769,
  phone: '(902) 555-0193',
  hours: { 1: [['09:00', '21:00']] },
};
