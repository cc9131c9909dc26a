// The snippets and templates that the workspace shares: created, edited, deleted.
import { ActionIcon, Button, Group, Skeleton, Stack, Tabs, Text, TextInput } from '@mantine/core'
import { longestSnippetName, validateSnippet, type SnippetKind } from '@fairlead/domain/outreach/snippet'
import { bodyToText } from '@fairlead/domain/shared/mail-body'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useForm } from '../../api/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { RichText } from '../editor/RichText.tsx'
import { variableLabels } from '../template-variables.ts'
import { TeamTemplateForm } from './TeamTemplateForm.tsx'
import { TeamTemplateHistory } from './TeamTemplateHistory.tsx'
import { TeamTemplateList } from './TeamTemplateList.tsx'
import { deleteSnippet, saveSnippet, useSnippets, type Snippet } from './use-snippets.ts'
import type { SharedTemplate } from './use-team-templates.ts'
import { text as letterText } from '../../i18n/offer-letter.ts'
import { text as templateText } from '../../i18n/team-templates.ts'
import { text as writingText } from '../../i18n/writing.ts'

const tabs = ['snippets', 'templates', 'letters'] as const
type ListTab = (typeof tabs)[number]
const titles: Record<ListTab, string> = {
  snippets: writingText.snippets,
  templates: templateText.teamTemplates,
  letters: writingText.letterTemplates,
}
type Opened =
  | { kind: SnippetKind; snippet: Snippet | null }
  | { kind: 'template'; template: SharedTemplate | null }
  | { kind: 'versions'; template: SharedTemplate }

export function SnippetsDialog({ tab: initial = 'snippets', onClose }: { tab?: ListTab; onClose: () => void }) {
  const [tab, setTab] = useState(initial)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <Dialog title={titleOf(opened, tab)} onClose={onClose} size={620}>
      {opened === null && (
        <Stack>
          <Tabs value={tab} onChange={(value) => setTab(tabs.find((entry) => entry === value) ?? 'snippets')}>
            <Tabs.List>
              {tabs.map((entry) => (
                <Tabs.Tab key={entry} value={entry}>
                  {titles[entry]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </Tabs>
          {tab !== 'templates' ? (
            <SnippetList
              kind={kindOf[tab]}
              onEdit={(snippet) => setOpened({ kind: kindOf[tab], snippet: snippet === 'new' ? null : snippet })}
            />
          ) : (
            <TeamTemplateList
              onEdit={(template) => setOpened({ kind: 'template', template: template === 'new' ? null : template })}
              onHistory={(template) => setOpened({ kind: 'versions', template })}
            />
          )}
        </Stack>
      )}
      {opened && 'snippet' in opened && <SnippetForm kind={opened.kind} snippet={opened.snippet} onClose={close} />}
      {opened?.kind === 'template' && <TeamTemplateForm template={opened.template} onClose={close} />}
      {opened?.kind === 'versions' && <TeamTemplateHistory id={opened.template.id} onClose={close} />}
    </Dialog>
  )
}

function titleOf(opened: Opened | null, tab: ListTab): string {
  if (opened === null) return titles[tab]
  if ('snippet' in opened) {
    if (opened.kind === 'offer_letter') return opened.snippet ? writingText.editLetterTemplate : writingText.newLetterTemplate
    return opened.snippet ? writingText.editSnippet : writingText.newSnippet
  }
  if (opened.kind === 'versions') return templateText.historyOf(opened.template.template.name)
  return opened.template ? templateText.editTemplate : templateText.newTemplate
}

const kindOf = { snippets: 'snippet', letters: 'offer_letter' } as const

function SnippetList({ kind, onEdit }: { kind: SnippetKind; onEdit: (snippet: Snippet | 'new') => void }) {
  const snippets = useSnippets(kind)
  const isLetter = kind === 'offer_letter'
  if (snippets.isError) return <ErrorState text={writingText.snippetsFailed} onRetry={() => void snippets.refetch()} />
  if (!snippets.data) return <Skeleton h={160} radius={12} />
  return (
    <Stack onKeyDown={(event) => event.ctrlKey && event.stopPropagation()}>
      <Text size="sm" c="dimmed">
        {isLetter ? writingText.letterTemplatesAbout : snippets.data.length === 0 ? writingText.snippetsEmpty : writingText.snippetsAbout}
      </Text>
      {snippets.data.length > 0 && (
        <ul className="scroll-tall">
          {snippets.data.map((snippet) => (
            <li key={snippet.id} className="row under pad-y gap-4">
              <div className="grow">
                <Text fw={550} truncate>
                  {snippet.name}
                </Text>
                <Text size="sm" c="dimmed" truncate>
                  {bodyToText(snippet.body).replaceAll(/\s+/g, ' ')}
                </Text>
              </div>
              <ActionIcon variant="subtle" size={36} aria-label={writingText.editNamed(snippet.name)} onClick={() => onEdit(snippet)}>
                <IconPencil size={17} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                size={36}
                aria-label={writingText.deleteNamed(snippet.name)}
                onClick={() => void deleteSnippet(snippet)}
              >
                <IconTrash size={17} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <Group justify="end">
        <Button leftSection={<IconPlus size={16} />} onClick={() => onEdit('new')}>
          {isLetter ? writingText.newLetterTemplate : writingText.newSnippet}
        </Button>
      </Group>
    </Stack>
  )
}

const letterLabels = { ...variableLabels, ...letterText.variables }

function SnippetForm({ kind, snippet, onClose }: { kind: SnippetKind; snippet: Snippet | null; onClose: () => void }) {
  const [id] = useState(() => snippet?.id ?? newId())
  const form = useForm(
    { name: snippet?.name ?? '', body: snippet?.body ?? '' },
    {
      check: (values) => validateSnippet({ ...values, kind }),
      fields: ['name', 'body'],
      send: (values) => saveSnippet({ id, kind, ...values, version: snippet?.version }),
      success: (_, { name }) => writingText.snippetSaved(name.trim()),
      onSuccess: onClose,
      failure: writingText.snippetNotSaved,
    },
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
    <form
      noValidate
      onSubmit={form.onSubmit}
      // the same keys send the email behind the dialog
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
          event.stopPropagation()
          void form.run()
        }
      }}
    >
      <Stack>
        <TextInput
          label={writingText.snippetName}
          description={kind === 'snippet' ? writingText.snippetNameHint : undefined}
          maxLength={longestSnippetName}
          data-autofocus
          {...form.field('name')}
        />
        <RichText
          id="snippet-body"
          label={kind === 'snippet' ? writingText.snippetText : letterText.letter}
          rows={5}
          maxRows={12}
          variables={kind === 'snippet' ? variableLabels : letterLabels}
          value={form.values.body}
          error={form.errors.body}
          onChange={(body) => form.set({ body })}
        />
        <FormError>{form.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {writingText.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {writingText.saveSnippet}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
