// The Markdown renderer, bundled into gen/markdown.js. See docs/decisions/dependencies.md.
export { default as ReactMarkdown } from 'react-markdown';
export type { Components } from 'react-markdown';
export { default as remarkGfm } from 'remark-gfm';
