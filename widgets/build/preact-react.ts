export { Component, createElement, Fragment } from 'preact';
export { useEffect, useRef, useState } from './preact-hooks.ts';
