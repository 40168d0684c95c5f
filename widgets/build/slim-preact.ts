// What no widget uses of Preact: styles and HTML as props, events on their way down, portals, contexts, suspense,
// lifecycle methods other than an error boundary's, devtools, documents other than the page's. Without it Preact is a
// fifth smaller. `…` stands for anything between.
const unused: readonly (readonly [string, string])[] = [
  // Devtools, and whoever else listens in.
  ['return!o&&n.vnode&&n.vnode(e),e', 'return e'],
  ['n.vnode&&n.vnode(r),', ''],
  ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
  ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
  ['n.event?n.event(r):r', 'r'],
  // Portals.
  ['"function"!=typeof n.type||n.props.__P?null:S(n)', '"function"==typeof n.type?S(n):null'],
  ['if((n=n.__)&&n.__c&&!n.props.__P)', 'if((n=n.__)&&n.__c)'],
  ['if(n.props.__P)return t;', ''],
  ['"function"!=typeof t.type||u&&!t.props.__P', 'u||"function"!=typeof t.type'],
  // Contexts, and a queue of what to call after drawing, which is empty where nothing but effects is called.
  ['this.props=n,this.context=t,this.__g=0', 'this.props=n,this.__g=0'],
  ['function I(n,t,r,u,i,f,o,e,l,c,a)', 'function I(n,t,r,u,f,o,l,c,a)'],
  ['z(n,v,h,i,f,o,e,l,c,a)', 'z(n,v,h,f,o,l,c,a)'],
  ['z(e,r,u,t.__n,e.namespaceURI,32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)', 'z(e,r,u,e.namespaceURI,0,i||S(u),0,o)'],
  ['E(f,r,o),u.__=', 'E(o),u.__='],
  ['function E(t,r,u){', 'function E(u){'],
  ['G(u[i++],u[i++],u[i++]);n.__c&&…})}function F(', 'G(u[i++],u[i++],u[i++])}function F('],
  ['(h.ref!=v.ref||8&h.__u)&&', 'h.ref!=v.ref&&'],
  // Comments, which no page of ours holds within an element.
  [
    'for(t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e,e=t;…for(o!=e&&(',
    't&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),(o=n.__e)!=t&&(',
  ],
  ['r.insertBefore(o,t||null)),t=o;…return t}', 'r.insertBefore(o,t||null));return o&&o.nextSibling}'],
  // Styles, events on their way down, and attributes of tables and old SVG.
  ['if("style"==t)…else if("o"==t[0]', 'if("o"==t[0]'],
  ['"function"!=typeof r&&(r=null),"function"!=typeof u&&(u=null),', ''],
  ['f=t!=(t=t.replace(l,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase())', 't=t.slice(2).toLowerCase()'],
  ['r?n.addEventListener(t,o,f):n.removeEventListener(t,o,f)', 'r?n.addEventListener(t,o):n.removeEventListener(t,o)'],
  ['.replace(/xlink(H|:h)/,"h")', ''],
  ['"rowSpan"!=t&&"colSpan"!=t&&', ''],
  // Suspense, other lifecycle methods, setting state while drawing.
  [
    'function z(t,r,u,i,f,o,e,l,c,a){…(s=n.__b)&&s(r);',
    'function z(t,r,u,f,o,l,c,a){var s,d,M,C,A,V=r.type;if(r.constructor!==h)return null;',
  ],
  ['{v=e.length;try{', '{try{'],
  ['j=(s=V.contextType)&&…(d=u.__c)?', '(d=u.__c)?'],
  ['r.__c=d=new V(M,L)', 'r.__c=d=new V(M)'],
  ['r.__c=d=new x(M,L)', 'r.__c=d=new x(M)'],
  ['j&&j.sub(d),', ''],
  ['d.__n=i,d.__g|=8,d.__h=[],d.__k=[]', 'd.__g|=8'],
  [
    'C&&(d.__s||(d.__s=d.state),…,d.__v=r,u.__c){…r.__e=u.__e,r.__k',
    'C&&(d.__s||(d.__s=d.state)),d.__v=r,u.__c&&r.__v==u.__v&&!(8&d.__g)){r.__e=u.__e,r.__k',
  ],
  [
    'y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&e.push(d),l=S(u);break n}…d.props=M,',
    'l=S(u);break n}d.props=M,',
  ],
  [
    'd.__P=t,d.__g&=-5,H=…A=s&&s.type',
    'd.__P=t,d.__g&=-9,(s=n.__r)&&s(r),s=d.render(d.props,d.state=d.__s),A=s&&s.type',
  ],
  ['M.__P&&(s=l,…l=I(t,w(A)?A:[A],r,u,i,f,o,e,l,c,a),…1&d.__g&&', 'l=I(t,w(A)?A:[A],r,u,f,o,l,c,a),1&d.__g&&'],
  [
    'if(e.length=v,r.__v=null,c||o)…r.__k||(r.__k=u.__k||[]),t&&t.then||D(r),',
    'r.__v=null,c||o?o&&o.some(g):r.__e=u.__e,r.__k||(r.__k=u.__k||[]),',
  ],
  ['F(u.__e,r,u,i,f,o,e,c,a,t)', 'F(u.__e,r,u,f,o,c,a)'],
  ['if(i.componentWillUnmount)…i.__P=i.__n=null}', 'i.__P=null}'],
  ['!u&&(i=t.__c)&&(i=i.__z)…u||g(t.__e)', 'u||g(t.__e)'],
  ['function K(n,t,r){return this.constructor(n,r)}', 'function K(n){return this.constructor(n)}'],
  ['i.__g|=4;', ''],
  ['i.componentDidCatch(n,u||{})', 'i.componentDidCatch(n)'],
  ['setState=function(n,t){', 'setState=function(n){'],
  ['"function"==typeof n&&(n=n(_({},r),this.props)),n&&(_(r,n),…L(this)))}', '_(r,n),this.__v&&L(this)}'],
  ['x.prototype.forceUpdate=…x.prototype.render=$,', ''],
  // HTML as a prop, elements that need care, hydration of what is not ours.
  ['function F(t,r,u,i,f,o,e,l,c,a){var s,h,y,_,k,b,m,M,', 'function F(t,r,u,f,o,l,c){var s,_,k,b,m,'],
  ['"svg"==C?f="http://www.w3.org/2000/svg":…,o)for', '"svg"==C&&(f="http://www.w3.org/2000/svg"),o)for'],
  [
    'if(M=a.ownerDocument||document,!C)return M.createTextNode(x);t=…,l=!1),o=null}',
    'if(!C)return document.createTextNode(x);t=document.createElementNS(f,C),l=!1,o=null}',
  ],
  [
    'if(a="template"==C…||N(t,s,null,k,f);',
    'o=o&&d.call(t.childNodes);for(s in $)"children"==s||s in x||N(t,s,null,$[s],f);',
  ],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  ['h?(l||…I(a,w(_)?_:[_],r,u,i,f,o,e,o?', 'I(t,w(_)?_:[_],r,u,f,o,o?'],
  [
    'l,c),o&&o.some(g)),l&&"textarea"!=C||(…,f))}else',
    'l,c),o&&o.some(g),l&&"textarea"!=C||(null==b||b===t.value||N(t,"value",b),null!=m&&m!=t.checked&&N(t,"checked",m))}else',
  ],
  ['n.__&&n.__(t,r),9==r.nodeType&&(r=r.documentElement),', ''],
  [
    'f=[],o=[],z(r,r.__k,i||p,p,r.namespaceURI,i?null:…,f,i?i.__e:r.firstChild,u,o),E(f,r.__k,o),r.__k.props.children=null',
    'o=[],z(r,r.__k,i||p,r.namespaceURI,u&&d.call(r.childNodes),i?i.__e:r.firstChild,u,o),E(o)',
  ],
];

/** What a component would ask for in vain. */
const refused =
  /\b(?:style|defaultValue)[=:]|dangerouslySetInnerHTML|(?:Capture|rowSpan|colSpan)=|<(?:progress|math|foreignObject|template)\b/;

/** The text that a pattern stands for, `…` in it for as little as possible. */
function findText(code: string, pattern: string): string {
  const parts = pattern.split('…');
  const start = code.indexOf(parts[0] ?? '');
  let end = start;
  for (const part of parts) {
    const at = code.indexOf(part, end);
    if (at < 0) throw new Error(`preact has changed, this is missing: ${pattern}`);
    end = at + part.length;
  }
  return code.slice(start, end);
}

/** Preact's module without what no widget uses. Throws when it reads otherwise than in the pinned version. */
export function slimPreact(code: string): string {
  return unused.reduce(
    (slim, [pattern, replacement]) => slim.replace(findText(slim, pattern), () => replacement),
    code,
  );
}

/** Throws when a component uses what is left out. */
export function refuseUnsupported(code: string, id: string): void {
  const found = refused.exec(code);
  if (found) throw new Error(`${id}: ${found[0]} is left out of Preact, see slim-preact.ts.`);
}
