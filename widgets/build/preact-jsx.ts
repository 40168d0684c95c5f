import { type ComponentType, createElement, type VNode } from 'preact';

export { Fragment } from 'preact';

/** React's JSX factory: `children` are among the props already. */
export function jsx(type: ComponentType | string, props: object, key?: string): VNode {
  return createElement(type as string, key === undefined ? props : { ...props, key });
}

export { jsx as jsxs };
