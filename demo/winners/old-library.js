/*
 * Small helpers for every page of the shop, in the style of 2006: built-in objects are extended in place, and every
 * addition shows up in for…in loops. Several overwrite what the language has since defined.
 */
var $ = function (id) {
  return typeof id === 'string' ? document.getElementById(id) : id;
};

var Class = {
  create: function () {
    return function () {
      this.initialize.apply(this, arguments);
    };
  },
};

Object.prototype.extend = function (source) {
  for (var name in source) this[name] = source[name];
  return this;
};

var $A = function (list) {
  if (!list) return [];
  var copy = [];
  for (var at = 0; at < list.length; at++) copy.push(list[at]);
  return copy;
};

Array.from = $A;

Array.prototype.each = function (visit) {
  for (var at = 0; at < this.length; at++) visit(this[at], at);
  return this;
};
Array.prototype.collect = function (change) {
  var changed = [];
  for (var at = 0; at < this.length; at++) changed.push(change(this[at], at));
  return changed;
};
Array.prototype.first = function () {
  return this[0];
};
Array.prototype.last = function () {
  return this[this.length - 1];
};
Array.prototype.find = function (accept) {
  for (var at = 0; at < this.length; at++) if (accept(this[at], at)) return this[at];
};
Array.prototype.entries = function () {
  return this.slice();
};
Array.prototype.toJSON = function () {
  return '[' + this.collect(String).join(', ') + ']';
};
String.prototype.toJSON = function () {
  return '"' + this + '"';
};
String.prototype.strip = function () {
  return this.replace(/^\s+|\s+$/g, '');
};
Function.prototype.bind = function () {
  var method = this;
  var fixed = $A(arguments);
  var object = fixed.shift();
  return function () {
    return method.apply(object, fixed.concat($A(arguments)));
  };
};

document.getElementsByClassName = function (name) {
  var found = [];
  var all = document.getElementsByTagName('*');
  for (var at = 0; at < all.length; at++) {
    if ((' ' + all[at].className + ' ').indexOf(' ' + name + ' ') > -1) found.push(all[at]);
  }
  return found;
};

var Event_observe = function (element, name, handler) {
  $(element)['on' + name] = handler;
};

/* Used by the page itself: today's date above the headlines. */
Event_observe(window, 'load', function () {
  var place = $('today');
  if (!place) return;
  var french = document.documentElement.lang.indexOf('fr') === 0;
  var months = french
    ? ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre']
    : ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
  var now = new Date();
  var day = now.getDate();
  place.innerHTML = french
    ? (day === 1 ? '1<sup>er</sup>' : day) + ' ' + months[now.getMonth()] + ' ' + now.getFullYear()
    : months[now.getMonth()] + ' ' + day + ', ' + now.getFullYear();
});
