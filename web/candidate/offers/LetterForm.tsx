// Writes the draft: a template filled with the candidate's values, the last day for the answer, and who has to approve it.
import { Anchor, Button, Group, MultiSelect, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { SaveOfferLetter } from '@fairlead/contract/v2/projects/candidates/offer_letter'
import { checkLetter, longestLetter } from '@fairlead/domain/candidate/offer-letter'
import { fillKnown, usedVariables } from '@fairlead/domain/project/template-variables'
import { bodyToText } from '@fairlead/domain/shared/mail-body'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { FormError } from '../../ui/FormError.tsx'
import { localDay } from '../../ui/time.ts'
import { useSnippets } from '../../project/writing/use-snippets.ts'
import { reloadLetter, type AboutLetter, type LetterView } from './letter.ts'
import { text as letterText } from '../../i18n/offer-letter.ts'

const SnippetsDialog = lazy(() =>
  import('../../project/writing/SnippetsDialog.tsx').then(({ SnippetsDialog: component }) => ({ default: component })),
)

/** How long candidates have by default. */
const usualDays = 10

interface Props {
  about: AboutLetter
  view: LetterView
  onSaved: () => void
  /** Below the form: `isChanged` while it isn't saved. */
  children: (isChanged: boolean) => ReactNode
}

export function LetterForm({ about, view, onSaved, children }: Props) {
  const { letter, values, approvals } = view
  const draft = letter?.state === 'draft' ? letter : null
  const templates = useSnippets('offer_letter')
  const [isManaging, setIsManaging] = useState(false)
  const [template, setTemplate] = useState(draft ? 'own' : 'built-in')
  // the last day follows its field until the letter is sent
  const filled = (body: string) => fillKnown(bodyToText(body), { ...values, answer_by: '{{answer_by}}' })
  const [saved, setSaved] = useState(() => ({
    body: draft?.body ?? filled(view.default_body),
    answer_by: draft?.answer_by ?? letter?.answer_by ?? localDay(new Date(Date.now() + usualDays * 86_400_000)),
    approvers: approvals.map(({ user_id }) => user_id),
  }))
  const form = useForm(saved, {
    check: ({ body, answer_by }) => checkLetter({ body, answerBy: answer_by }, new Date()),
    fields: ['body', 'answer_by', 'approvers'],
    send: ({ body, answer_by, approvers }) =>
      send<SaveOfferLetter>('POST', 'v2/projects/candidates/offer_letter', {
        ...about,
        body,
        answer_by,
        approvers,
        version: draft?.version,
      }),
    success: letterText.saved,
    onSuccess: (_, sent) => {
      setSaved(sent)
      onSaved()
      reloadLetter()
    },
    failure: letterText.saveFailed,
  })
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(saved)
  const missing = usedVariables(form.values.body).filter((name) => name !== 'answer_by')
  const choose = (value: string) => {
    setTemplate(value)
    const body = value === 'built-in' ? view.default_body : templates.data?.find(({ id }) => id === value)?.body
    if (body !== undefined) form.set({ body: filled(body) })
  }
  return (
    <>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack>
          <Group align="end" gap="xs">
            <NativeSelect
              label={letterText.template}
              style={{ flex: 1, minWidth: 180 }}
              data={[
                ...(draft ? [{ value: 'own', label: letterText.keepText }] : []),
                { value: 'built-in', label: letterText.builtIn },
                ...(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={template}
              onChange={(event) => choose(event.currentTarget.value)}
            />
            <TextInput type="date" label={letterText.answerBy} style={{ flex: 1, minWidth: 160 }} {...form.field('answer_by')} />
          </Group>
          <Anchor component="button" type="button" size="sm" ta="left" onClick={() => setIsManaging(true)}>
            {letterText.manageTemplates}
          </Anchor>
          <Textarea label={letterText.letter} autosize minRows={10} maxRows={22} maxLength={longestLetter} {...form.field('body')} />
          {missing.length > 0 && (
            <Text component="output" size="sm" c="var(--warn-text)">
              {letterText.missing(missing.map((name) => `{{${name}}}`).join(', '))}
            </Text>
          )}
          <MultiSelect
            label={letterText.approvers}
            placeholder={form.values.approvers.length === 0 ? letterText.noApprovers : ''}
            data={view.members.map(({ user_id, name }) => ({ value: user_id, label: name }))}
            value={form.values.approvers}
            onChange={(approvers) => form.set({ approvers })}
            error={form.errors.approvers}
          />
          {approvals.map(({ user_id, name, decision, comment, is_void: isVoid }) => (
            <Text key={user_id} size="sm">
              {name}: {decision === null ? letterText.waiting : letterText[decision]}
              {isVoid && ` (${letterText.isVoid})`}
              {comment && ` – ${comment}`}
            </Text>
          ))}
          <FormError>{form.sentence}</FormError>
          <Group justify="end">
            <Button type="submit" variant={isChanged || !draft ? 'filled' : 'default'} loading={form.busy}>
              {letterText.save}
            </Button>
          </Group>
        </Stack>
      </form>
      {children(isChanged)}
      {isManaging && (
        <Suspense>
          <SnippetsDialog tab="letters" onClose={() => setIsManaging(false)} />
        </Suspense>
      )}
    </>
  )
}
