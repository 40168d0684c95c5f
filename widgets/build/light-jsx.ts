// Children are among an element's properties already, and a key tells nothing here.
export { createElement as jsx, createElement as jsxs, Fragment } from './light-react.ts';
