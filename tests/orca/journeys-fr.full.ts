import { testJourneys } from './journeys.ts';

testJourneys('fr');
