// The build bundles this file with the library: Node.js, webpack and Rspack can't resolve the library's paths in ES
// modules, because it describes them with nested package.json files instead of `exports`.
export { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
export { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
export { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
export { preventUnhandled } from '@atlaskit/pragmatic-drag-and-drop/prevent-unhandled';
