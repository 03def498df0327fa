import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const ROOT = new URL('..', import.meta.url).pathname;

/** An example in the docs: a complete module. */
export interface DocBlock {
  /** The page that contains the block, such as `sdk/README.md`, and the line in it where the code begins. */
  place: string;
  line: number;
  /** The module's path among the examples. Examples of one page can import each other. */
  file: string;
  code: string;
}

/** The pages whose blocks of ts, tsx and jsx are complete modules. */
const PAGES = ['README.md', '{model,sdk,ui-kit}/README.md', 'sdk/docs/*.md', 'ui-kit/docs/*.mdx'];

/** The examples in Storybook, one file per component. */
const MODULES = 'ui-kit/examples/*.tsx';

const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const find = (patterns: string | string[]) => globSync(patterns, { cwd: ROOT }).sort();

/** Returns the blocks of a page. A comment in the first line, such as `// app/page.jsx`, is the name of a file. */
function blocksOf(place: string): DocBlock[] {
  const text = read(place);
  return [...text.matchAll(/^```(tsx?|jsx)\n(?:\/\/ (\S+)\n)?([\s\S]*?)^```$/gm)].map((block) => {
    const [whole, language, name, code = ''] = block;
    const end = text.slice(0, block.index + whole.length).split('\n').length - 1;
    const line = end - code.split('\n').length + 2;
    return { place, line, file: `${place.replaceAll('/', '-')}/${name ?? `${line}.${language}`}`, code };
  });
}

/** Returns all examples in the READMEs, in the guides and in Storybook. */
export const docBlocks = (): DocBlock[] => [
  ...find(PAGES).flatMap(blocksOf),
  ...find(MODULES).map((place) => ({
    place,
    line: 1,
    file: `storybook/${basename(place)}`,
    code: read(place),
  })),
];
