import type { Step } from './life.ts';

interface Life {
  tag: string;
  /** Attributes of every new element. */
  usual: Record<string, string>;
  steps: Step[];
}

/** What a life of an element came to; each list must be empty. */
interface Outcome {
  /** Exceptions, rejections that no one handled, and components that failed. */
  faults: string[];
  /** Elements that have content while they are in no document. */
  mounted: string[];
}

/** Runs in a page: lets an element of this tag live through these steps, and takes it away at the end. */
export async function playLife({ tag, usual, steps }: Life): Promise<Outcome> {
  const faults: string[] = [];
  const onError = ({ message }: ErrorEvent) => faults.push(`error: ${message}`);
  const onRejection = ({ reason }: PromiseRejectionEvent) => faults.push(`rejection: ${reason}`);
  const onFailure = (event: Event) => faults.push(`failed: ${(event as CustomEvent<{ cause: unknown }>).detail.cause}`);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  addEventListener('vitrine-error', onFailure);
  const settle = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));

  const section = document.querySelector('main')?.appendChild(document.createElement('section')) as HTMLElement;
  const host = section.appendChild(document.createElement('div'));
  const places = {
    section,
    'shadow root': host.attachShadow({ mode: 'open' }),
    fragment: document.createDocumentFragment(),
  };
  const created: HTMLElement[] = [];
  const inert = document.implementation.createHTMLDocument('');
  const create = (from: Document) => {
    const element = from.createElement(tag);
    for (const [name, value] of Object.entries(usual)) element.setAttribute(name, value);
    created.push(element);
    return element;
  };
  let element = create(document);
  const acts: { [Act in Step['act']]: (step: Extract<Step, { act: Act }>) => unknown } = {
    create: () => {
      element = create(document);
    },
    'create undefined': () => {
      element = create(inert);
    },
    clone: () => {
      element = element.cloneNode(true) as HTMLElement;
      created.push(element);
    },
    attach: ({ to }) => places[to].append(element),
    detach: () => element.remove(),
    wait: settle,
    language: ({ value }) => {
      section.lang = value;
    },
    'set attribute': ({ name, value }) => element.setAttribute(name, value),
    'remove attribute': ({ name }) => element.removeAttribute(name),
    'set property': ({ name, value }) => Reflect.set(element, name, value),
  };
  for (const step of steps) await acts[step.act](step as never);
  await settle();
  const findMounted = () =>
    created.flatMap((each, at) => (!each.isConnected && each.shadowRoot?.querySelector('.root > *') ? [`${at}`] : []));
  const mounted = findMounted();
  section.remove();
  for (const each of created) each.remove();
  await settle();
  mounted.push(...findMounted().map((at) => `${at} at the end`));
  removeEventListener('error', onError);
  removeEventListener('unhandledrejection', onRejection);
  removeEventListener('vitrine-error', onFailure);
  return { faults, mounted };
}
