// Labeled texts as training lines.
import { lineFeatures, type SeenLine } from '@fairlead/language/line-features'
import { seenLine, type Hints } from '@fairlead/language/reader'
import { tokenFeatures } from '@fairlead/language/token-features'
import { readZones } from '@fairlead/language/zones'
import type { LabeledLine, LabeledText } from './labels.ts'
import type { TagLine } from './train-tags.ts'
import { trainZones, type ZoneOptions, type ZoneText } from './train-zones.ts'

export interface Kind {
  /** Letters of the zones, in order. */
  zones: readonly string[]
  tags: readonly string[]
}

export interface SeenText {
  text: LabeledText
  lines: SeenLine[]
}

export const seenText = (hints: Hints, text: LabeledText, isResume: boolean): SeenText => ({
  text,
  lines: text.lines.map((line) => seenLine(hints, line.text, isResume)),
})

const isSearch = ({ text }: SeenText) => text.lines.every(({ zone }) => zone === 'Q')

export const zoneText = ({ text, lines }: SeenText, kind: Kind): ZoneText => ({
  features: lineFeatures(lines),
  zones: text.lines.map(({ zone }) => kind.zones.indexOf(zone)),
})

/** The label of each token. */
function labelsOf(line: LabeledLine, visible: SeenLine, kind: Kind): number[] {
  const labels = visible.tokens.map(() => 0)
  for (const span of line.spans ?? []) {
    const tag = kind.tags.indexOf(span.tag)
    let isFirst = true
    visible.tokens.forEach((token, position) => {
      if (token.end <= span.start || token.start >= span.end) return
      labels[position] = (isFirst ? 1 : 2) + 2 * tag
      isFirst = false
    })
  }
  return labels
}

/** Zones as models that haven't seen the text read them: the tagger must not trust true ones. */
export function predictedZones(texts: readonly SeenText[], kind: Kind, options: ZoneOptions, folds = 4): number[][] {
  const zones: number[][] = texts.map(() => [])
  const all = texts.map((text) => zoneText(text, kind))
  for (let fold = 0; fold < folds; fold += 1) {
    const model = trainZones(
      all.filter((_, index) => index % folds !== fold && !isSearch(texts[index]!)),
      options,
    )
    texts.forEach((text, index) => {
      if (index % folds !== fold) return
      zones[index] = isSearch(text) ? all[index]!.zones : [...readZones(model, all[index]!.features).zones]
    })
  }
  return zones
}

export function tagLines(texts: readonly SeenText[], zones: readonly number[][], kind: Kind): TagLine[] {
  return texts.flatMap(({ text, lines }, index) =>
    text.lines.flatMap((line, position) =>
      line.spans === null
        ? []
        : [
            {
              features: tokenFeatures(lines[position]!, zones[index]![position]!, position / lines.length),
              labels: labelsOf(line, lines[position]!, kind),
              // a search is one line where a posting has twenty
              weight: line.zone === 'Q' ? 2 : 1,
            },
          ],
    ),
  )
}
