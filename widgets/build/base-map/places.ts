/**
 * Places that the map names, by country and first division as GeoNames codes them. GeoNames gives the positions. The
 * package has no populations, so the ranks are chosen by hand: one line per rank, the largest places first. Places
 * further down show at higher zoom.
 */
export const cities: Readonly<Record<string, readonly string[]>> = {
  'CA.08': [
    'Toronto, Ottawa',
    'Hamilton, London, Thunder Bay, Greater Sudbury',
    'Kitchener, Windsor, Kingston, Barrie, Sault Ste. Marie, North Bay, Timmins, Oshawa, Mississauga, Kenora',
    'Brampton, Markham, Vaughan, Guelph, Peterborough, Sarnia, Belleville, Cornwall, St. Catharines, Brantford, Oakville, Burlington, Owen Sound, Kapuskasing, Pembroke, Chatham, Orillia, Niagara Falls',
    'Cambridge, Milton, Ajax, Pickering, Whitby, Newmarket, Aurora, Richmond Hill, Stratford, Woodstock, Welland, Cobourg, Brockville, Orangeville, Collingwood, Huntsville, Elliot Lake, Dryden, Fort Frances, Hearst, Kirkland Lake, Hawkesbury, Bowmanville, Georgetown, Leamington, Simcoe, Midland, Bracebridge, Smiths Falls, Tillsonburg, Goderich, Etobicoke, Waterloo, St. Thomas, Grimsby, Fort Erie',
  ],
  'CA.10': [
    'Montréal, Québec',
    'Saguenay, Sherbrooke, Trois-Rivières, Gatineau',
    "Rimouski, Rouyn-Noranda, Sept-Îles, Laval, Drummondville, Val-d'Or, Gaspé, Baie-Comeau",
    'Longueuil, Lévis, Granby, Saint-Jérôme, Saint-Hyacinthe, Shawinigan, Rivière-du-Loup, Victoriaville, Terrebonne, Saint-Jean-sur-Richelieu, Salaberry-de-Valleyfield, Mont-Laurier, Saint-Georges, Alma, Matane, Chibougamau',
    'Brossard, Repentigny, Blainville, Joliette, Sorel-Tracy, Thetford-Mines, Magog, Amos, Roberval, La Tuque, Mont-Tremblant, Saint-Sauveur, Boucherville, Châteauguay, Vaudreuil-Dorion, Mascouche, Saint-Eustache, Mirabel, Cowansville, Montmagny, Sainte-Marie, La Malbaie, Lachute, Dolbeau-Mistassini, Pointe-Claire',
  ],
  'CA.02': [
    'Vancouver',
    'Victoria, Kelowna, Prince George',
    'Nanaimo, Kamloops, Prince Rupert, Fort St. John, Cranbrook',
    'Surrey, Abbotsford, Chilliwack, Vernon, Penticton, Courtenay, Campbell River, Williams Lake, Terrace, Dawson Creek, Whistler, Nelson',
    'Burnaby, Coquitlam, Langley, Maple Ridge, Mission, White Rock, North Vancouver, Delta, New Westminster, Duncan, Port Alberni, Powell River, Quesnel, Salmon Arm, Revelstoke, Trail, Squamish, Parksville, Kitimat, Fernie',
  ],
  'CA.01': [
    'Calgary, Edmonton',
    'Red Deer, Lethbridge, Fort McMurray',
    'Grande Prairie, Medicine Hat, Jasper, Lloydminster',
    'St. Albert, Sherwood Park, Airdrie, Camrose, Banff, Peace River, Cold Lake, Brooks, Hinton, High Level',
    'Spruce Grove, Leduc, Okotoks, Cochrane, Lacombe, Wetaskiwin, Canmore, Strathmore, High River, Whitecourt, Slave Lake, Fort Saskatchewan, Chestermere, Drumheller',
  ],
  'CA.11': [
    'Regina, Saskatoon',
    'Prince Albert',
    'Moose Jaw, North Battleford, Swift Current, Yorkton',
    'Estevan, Weyburn, La Ronge',
    'Warman, Martensville, Humboldt, Melfort, Kindersley, Meadow Lake',
  ],
  'CA.03': [
    'Winnipeg',
    'Brandon, Thompson',
    'Portage la Prairie, Dauphin, Flin Flon',
    'Steinbach, Selkirk, Winkler, The Pas',
    'Morden, Gimli, Swan River, Neepawa',
  ],
  'CA.04': [
    '',
    'Fredericton, Moncton, Saint John',
    'Bathurst, Edmundston',
    'Miramichi, Campbellton',
    'Dieppe, Oromocto, Quispamsis, Sackville, Shediac, Caraquet, Grand Falls',
  ],
  'CA.07': [
    'Halifax',
    'Sydney',
    'Truro, Yarmouth',
    'New Glasgow, Bridgewater, Amherst, Antigonish',
    'Dartmouth, Kentville, Wolfville, Digby',
  ],
  'CA.09': ['', 'Charlottetown', '', 'Summerside', 'Montague'],
  'CA.05': [
    "St. John's",
    'Corner Brook',
    'Gander, Happy Valley-Goose Bay, Labrador City',
    'Grand Falls-Windsor, Stephenville, Channel-Port aux Basques',
    'Mount Pearl, Conception Bay South, Clarenville, Bay Roberts',
  ],
  'CA.12': ['', 'Whitehorse', 'Dawson City'],
  'CA.13': ['', 'Yellowknife, Inuvik', 'Hay River', 'Fort Smith'],
  'CA.14': ['', 'Iqaluit, Rankin Inlet', 'Cambridge Bay, Baker Lake'],
  'US.NY': ['', 'New York City', 'Buffalo', 'Rochester, Syracuse, Albany'],
  'US.MA': ['', 'Boston'],
  'US.MI': ['', 'Detroit', '', 'Grand Rapids'],
  'US.IL': ['', 'Chicago'],
  'US.OH': ['', '', 'Cleveland'],
  'US.PA': ['', '', 'Pittsburgh'],
  'US.WA': ['', 'Seattle', 'Spokane'],
  'US.OR': ['', '', 'Portland'],
  'US.MN': ['', 'Minneapolis', 'Duluth'],
  'US.ND': ['', '', 'Fargo'],
  'US.MT': ['', '', '', 'Great Falls, Billings'],
  'US.ME': ['', '', 'Portland', 'Bangor'],
  'US.VT': ['', '', '', 'Burlington'],
  'US.WI': ['', '', 'Milwaukee'],
  'US.AK': ['', '', 'Anchorage'],
  'PM.97502': ['', '', 'Saint-Pierre'],
};

/**
 * Names that differ from GeoNames; only towns with two official names have two. The store gazetteer has the same names,
 * and a test there compares them.
 */
export const otherNames: Readonly<Record<string, { en?: string; fr?: string }>> = {
  Detroit: { fr: 'Détroit' },
  'Grand Falls': { fr: 'Grand-Sault' },
  'Greater Sudbury': { fr: 'Grand Sudbury' },
  'New York City': { en: 'New York', fr: 'New York' },
  Québec: { en: 'Québec City' },
  'Thetford-Mines': { en: 'Thetford Mines', fr: 'Thetford Mines' },
};

/** What a region is; the map styles its name by it. */
export type RegionKind = 'province' | 'water' | 'country';
/** Kind, latitude and longitude of the middle, width for the name in kilometres, names, and optional short names. */
export type Region = readonly [RegionKind, number, number, number, en: string, fr: string, en?: string, fr?: string];

/** Regions that the map names, placed by hand. */
export const regions: readonly Region[] = [
  ['province', 54.6, -125.2, 700, 'British Columbia', 'Colombie-Britannique', 'B.C.', 'C.-B.'],
  ['province', 55.3, -115.3, 520, 'Alberta', 'Alberta', 'Alta.', 'Alb.'],
  ['province', 54.6, -105.9, 520, 'Saskatchewan', 'Saskatchewan', 'Sask.', 'Sask.'],
  ['province', 55.6, -97.3, 520, 'Manitoba', 'Manitoba', 'Man.', 'Man.'],
  ['province', 50.9, -86.6, 900, 'Ontario', 'Ontario', 'Ont.', 'Ont.'],
  ['province', 52.3, -72.6, 900, 'Québec', 'Québec', 'Que.', 'Qc'],
  ['province', 46.45, -66.3, 230, 'New Brunswick', 'Nouveau-Brunswick', 'N.B.', 'N.-B.'],
  ['province', 44.9, -63.9, 240, 'Nova Scotia', 'Nouvelle-Écosse', 'N.S.', 'N.-É.'],
  ['province', 46.72, -63.25, 170, 'Prince Edward Island', 'Île-du-Prince-Édouard', 'P.E.I.', 'Î.-P.-É.'],
  ['province', 53.3, -61.2, 560, 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador', 'N.L.', 'T.-N.-L.'],
  ['province', 63.6, -135.8, 480, 'Yukon', 'Yukon'],
  ['province', 64.8, -118.8, 800, 'Northwest Territories', 'Territoires du Nord-Ouest', 'N.W.T.', 'T.N.-O.'],
  ['province', 65.6, -97.5, 800, 'Nunavut', 'Nunavut'],
  ['country', 42.4, -101.5, 1600, 'United States', 'États-Unis'],
  ['country', 65.2, -152.5, 900, 'Alaska', 'Alaska'],
  ['country', 71.5, -41, 900, 'Greenland', 'Groenland'],
  ['water', 59.8, -85.6, 800, 'Hudson Bay', 'Baie d’Hudson'],
  ['water', 53.1, -80.6, 180, 'James Bay', 'Baie James'],
  ['water', 48.15, -61.6, 350, 'Gulf of St. Lawrence', 'Golfe du Saint-Laurent'],
  ['water', 44.95, -66.05, 110, 'Bay of Fundy', 'Baie de Fundy'],
  ['water', 43.2, -56.5, 900, 'Atlantic Ocean', 'Océan Atlantique'],
  ['water', 48.6, -134.5, 800, 'Pacific Ocean', 'Océan Pacifique'],
  ['water', 57.4, -54.3, 700, 'Labrador Sea', 'Mer du Labrador'],
  ['water', 59.4, -67.3, 220, 'Ungava Bay', 'Baie d’Ungava'],
  ['water', 73.2, -66.5, 500, 'Baffin Bay', 'Baie de Baffin'],
  ['water', 72, -136, 600, 'Beaufort Sea', 'Mer de Beaufort'],
  ['water', 47.75, -87.7, 330, 'Lake Superior', 'Lac Supérieur'],
  ['water', 44.5, -82.35, 130, 'Lake Huron', 'Lac Huron'],
  ['water', 43.2, -87.05, 120, 'Lake Michigan', 'Lac Michigan'],
  ['water', 42.2, -81.1, 210, 'Lake Erie', 'Lac Érié'],
  ['water', 43.62, -77.85, 200, 'Lake Ontario', 'Lac Ontario'],
  ['water', 45.35, -80.85, 80, 'Georgian Bay', 'Baie Georgienne'],
  ['water', 52.9, -97.9, 90, 'Lake Winnipeg', 'Lac Winnipeg'],
  ['water', 61.6, -114.2, 190, 'Great Slave Lake', 'Grand lac des Esclaves'],
  ['water', 66, -120.8, 190, 'Great Bear Lake', 'Grand lac de l’Ours'],
];
