// What differs between two versions of a template, part by part and word by word.
import { Stack, Text, VisuallyHidden } from '@mantine/core'
import { teamTemplateFromWire } from '@fairlead/contract/shapes/team-template-names'
import type { WireTeamTemplate } from '@fairlead/contract/shapes/team-template'
import { changesOfTeamTemplate, type PartChange, type TemplatePart } from '@fairlead/domain/outreach/team-template'
import { bodyToText } from '@fairlead/domain/shared/mail-body'
import { compareWords } from './compared-words.ts'
import styles from './writing.module.css'
import { text as templateText } from '../../i18n/team-templates.ts'
import { templateVariables } from '@fairlead/domain/project/template-variables'
import { must } from '@fairlead/domain/shared/records'
import { placeholder } from '../editor/inline-nodes.ts'

/** In Unicode's private use area, where a text has no characters of its own. */
const first = 0xe000
const marks = /[\uE000-\uF8FF]/

/** A text with its known variables as marks; a text that has such characters stays as it is. */
export function markVariables(text: string): string {
  if (marks.test(text)) return text
  return text.replaceAll(placeholder, (source, name: string) => {
    const index = templateVariables.findIndex(({ key }) => key === name.trim())
    return index === -1 ? source : String.fromCodePoint(first + index)
  })
}

/** The runs of a marked text: its words, and the labels of its variables. */
export function readMarks(text: string): { text: string; isVariable: boolean }[] {
  return text
    .split(/([\uE000-\uF8FF])/)
    .filter((part) => part !== '')
    .map((part) => {
      const label = templateVariables[must(part.codePointAt(0)) - first]?.label
      return { text: label ?? part, isVariable: label !== undefined }
    })
}

export function TemplateDifference({ before, after }: { before: WireTeamTemplate; after: WireTeamTemplate }) {
  const changes = changesOfTeamTemplate(teamTemplateFromWire(before), teamTemplateFromWire(after))
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {templateText.noDifference}
      </Text>
    )
  return (
    <Stack gap="sm" className="scroll-tall">
      {changes.map((change) => (
        <section key={`${change.after.key} ${change.after.number}`} aria-label={labelOf(change.after)}>
          <Text size="sm" fw={600}>
            {labelOf(change.after)}
          </Text>
          {notesOf(change).map((note) => (
            <Text key={note} size="sm" c="dimmed">
              {note}
            </Text>
          ))}
          {change.before.body !== change.after.body && !change.isFormatting && (
            <Words before={markVariables(bodyToText(change.before.body))} after={markVariables(bodyToText(change.after.body))} />
          )}
        </section>
      ))}
    </Stack>
  )
}

function labelOf({ key, number }: TemplatePart): string {
  if (key === 'follow_up') return templateText.followUp(number ?? 1)
  return { name: templateText.name, subject: templateText.subject, initial: templateText.firstEmail, invitation: templateText.invitation }[
    key
  ]
}

function notesOf({ before, after, isFormatting }: PartChange): string[] {
  const notes = []
  if (isFormatting) notes.push(templateText.formattingOnly)
  if (before.days !== after.days && after.days !== null)
    notes.push(before.days === null ? templateText.daysNow(after.days) : templateText.daysChange(before.days, after.days))
  if (before.isOff !== after.isOff && after.body !== '') notes.push(after.isOff ? templateText.turnedOff : templateText.turnedOn)
  return notes
}

function Words({ before, after }: { before: string; after: string }) {
  return (
    <div className="boxed pad-8 text-14 anywhere lines above-4">
      {compareWords(before, after).map(({ kind, text }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the runs of a text have no other identity
        if (kind === 'same') return <Run key={index} text={text} />
        const Mark = kind === 'added' ? 'ins' : 'del'
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the runs of a text have no other identity
          <Mark key={index}>
            <VisuallyHidden>{kind === 'added' ? templateText.addedText : templateText.removedText}</VisuallyHidden>
            <Run text={text} />
          </Mark>
        )
      })}
    </div>
  )
}

/** Words with the variables' names, as the editor shows them. */
function Run({ text }: { text: string }) {
  return readMarks(text).map((run, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the runs of a text have no other identity
    <span key={index} className={run.isVariable ? styles.variable : undefined}>
      {run.text}
    </span>
  ))
}
