import { testJourneys } from './journeys.ts';

testJourneys('en');
