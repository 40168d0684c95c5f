import { type Locale, words } from '../../words';

export default async function About({ params }: { params: Promise<{ locale: string }> }) {
  return <h1>{words[(await params).locale as Locale].about}</h1>;
}
