/** Why nothing is known of what arrives at the server. */
export const noEcho = {
  en: 'The server did not say what reached it: it has other DATA_KEYS, another clock, or is of an earlier release.',
  fr: 'Le serveur n’a pas dit ce qui lui parvient : il a d’autres DATA_KEYS, une autre heure, ou est d’une version antérieure.',
};
