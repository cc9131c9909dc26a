// Converts a stored body or pasted content into the editor's document.
import { looksLikeHtml, textRuns } from '@fairlead/domain/shared/mail-body'
import { inlineNodes, type VariableNames } from './inline-nodes.ts'
import { readHtml } from './read-html.ts'
import { documentOf, paragraph, plainLink, type RichNode } from './rich-text.ts'

export function readBody(body: string, names: VariableNames): RichNode {
  return documentOf(looksLikeHtml(body) ? readHtml(body, names) : readText(body, names))
}

/** A line of text is a paragraph. */
export function readText(text: string, names: VariableNames): RichNode[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => paragraph(readLine(line, names)))
}

function readLine(line: string, names: VariableNames): RichNode[] {
  return textRuns(line).flatMap(({ text, url }) => {
    if (url === null) return inlineNodes(text, [], names)
    const source = `[${text}](${url})`
    // only if it is written back unchanged
    return plainLink(text, url) === source
      ? inlineNodes(text, [{ type: 'link', attrs: { href: url } }], names)
      : inlineNodes(source, [], names)
  })
}
