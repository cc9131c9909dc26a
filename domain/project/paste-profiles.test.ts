import { expect, test } from 'vitest'
import { readPastedProfiles } from './paste-profiles.ts'

const ada = 'https://www.linkedin.com/in/ada'

test.each<[string, string[], string[]]>([
  ['', [], []],
  [`${ada}\n  http://www.linkedin.com/in/Bob/ , www.linkedin.com/in/ada`, [ada, 'https://www.linkedin.com/in/bob'], []],
  [`https://example.com/ada\n${ada}\nno url`, [ada], ['https://example.com/ada', 'no', 'url']],
])('%j', (text, profiles, wrong) => expect(readPastedProfiles(text)).toEqual({ profiles, wrong }))
