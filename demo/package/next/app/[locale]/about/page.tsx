import { type Locale, messages } from '../../messages';

export default async function About({ params }: { params: Promise<{ locale: string }> }) {
  return <h1>{messages[(await params).locale as Locale].about}</h1>;
}
