import { createContext, useContext } from 'react';

/** The campaign that the page names on an element; empty for none. */
export const CampaignContext = createContext('');

/** The campaign that the page names on the element of a form, for a form that is sent without the script. */
export const useCampaign = (): string => useContext(CampaignContext);
