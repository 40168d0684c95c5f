import { createContext, useContext } from 'react';

/** The element’s attribute `campaign`; undefined for a widget without it. */
export const CampaignContext = createContext<string | undefined>(undefined);

/** The attribute `campaign` of the element in which a form is, for a form that is sent without the script. */
export const useCampaign = (): string | undefined => useContext(CampaignContext);
