export * from 'preact';
export * from 'preact/hooks';
