export { ChatTool } from './ChatTool.tsx';
