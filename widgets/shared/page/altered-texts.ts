/** The nodes in which another script has changed a text. */
const altered = new WeakSet<Node>();

/** Notes that another script has changed a text in a node. */
export function markAltered(target: Node): void {
  for (let node: Node | null = target; node; node = node.parentNode) altered.add(node);
}

/** Whether another script, such as a translator, has changed a text in an element since it was rendered. */
export const isAltered = (element: Element): boolean => altered.has(element);
