/** Whether the browser sends Global Privacy Control; undefined in a browser without it. */
export const readPrivacySignal = (): boolean | undefined => Reflect.get(navigator, 'globalPrivacyControl');
