// A template that the workspace shares, edited as a whole; a version saved in between is shown before it is replaced.
import { Button, Group, NumberInput, Stack, Switch, Tabs, Text, Textarea, TextInput } from '@mantine/core'
import { teamTemplateFromWire } from '@fairlead/contract/shapes/team-template-names'
import type { WireTeamTemplate } from '@fairlead/contract/shapes/team-template'
import { longestTeamTemplateName, validateTeamTemplate } from '@fairlead/domain/outreach/team-template'
import { must } from '@fairlead/domain/shared/records'
import { useRef, useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useForm } from '../../api/use-form.ts'
import { Banner } from '../../ui/Banner.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useSelectedTab } from '../../ui/use-selected-tab.ts'
import { RichText } from '../editor/RichText.tsx'
import { variableLabels } from '../template-variables.ts'
import { SnippetPicker } from './SnippetPicker.tsx'
import { TemplateDifference } from './TemplateDifference.tsx'
import { useSnippets } from './use-snippets.ts'
import { saveTeamTemplate, type SharedTemplate } from './use-team-templates.ts'
import { VariableChips } from './VariableChips.tsx'
import { text as templateText } from '../../i18n/team-templates.ts'

const empty: WireTeamTemplate = {
  name: '',
  initial_outreach_subject: '',
  initial_outreach_template: '',
  follow_up_1_template: '',
  follow_up_1_days: 3,
  follow_up_1_off: false,
  follow_up_2_template: '',
  follow_up_2_days: 4,
  follow_up_2_off: false,
  follow_up_3_template: '',
  follow_up_3_days: 7,
  follow_up_3_off: false,
  li_connection_template: '',
}

const bodyId = 'team-template-body'
const emails = [
  { field: 'initial_outreach_template', also: 'initial_outreach_subject', off: null, label: templateText.firstEmail },
  { field: 'follow_up_1_template', also: 'follow_up_1_days', off: 'follow_up_1_off', label: templateText.followUp(1) },
  { field: 'follow_up_2_template', also: 'follow_up_2_days', off: 'follow_up_2_off', label: templateText.followUp(2) },
  { field: 'follow_up_3_template', also: 'follow_up_3_days', off: 'follow_up_3_off', label: templateText.followUp(3) },
  { field: 'li_connection_template', also: null, off: null, label: templateText.invitation },
] as const

export function TeamTemplateForm({ template, onClose }: { template: SharedTemplate | null; onClose: () => void }) {
  const [id] = useState(() => template?.id ?? newId())
  const [base, setBase] = useState(template?.version)
  const [conflict, setConflict] = useState<SharedTemplate | null>(null)
  const [open, setOpen] = useState<(typeof emails)[number]['field']>('initial_outreach_template')
  const tabs = useRef<HTMLDivElement>(null)
  useSelectedTab(tabs, open)
  const snippets = useSnippets()
  // a text that was replaced is read into the editor again
  const [round, setRound] = useState(0)
  const wrongOf = (values: WireTeamTemplate) => {
    const wrong = validateTeamTemplate(teamTemplateFromWire(values))
    const bad = emails.filter(({ field, also }) => wrong[field] ?? (also && wrong[also]))
    if (bad[0] && !bad.some(({ field }) => field === open)) setOpen(bad[0].field)
    return wrong
  }
  const form = useForm<WireTeamTemplate, Awaited<ReturnType<typeof saveTeamTemplate>>, [version?: number]>(template?.template ?? empty, {
    check: wrongOf,
    send: (values, version) => saveTeamTemplate(id, values, version ?? base),
    success: (outcome, { name }) => ('conflict' in outcome ? null : templateText.saved(name.trim(), outcome.version)),
    onSuccess: (outcome) => {
      if (!('conflict' in outcome)) return onClose()
      setConflict(outcome.conflict)
    },
    failure: templateText.notSaved,
  })
  const saveMine = () => {
    setBase(must(conflict).version)
    setConflict(null)
    void form.run(must(conflict).version)
  }
  const takeTheirs = () => {
    setBase(must(conflict).version)
    form.set(must(conflict).template)
    setConflict(null)
    setRound(round + 1)
  }
  if (conflict)
    return (
      <Stack>
        <Banner tone="warn" role="alert">
          {templateText.conflict(conflict.edited_by, conflict.version)}
        </Banner>
        <TemplateDifference before={conflict.template} after={form.values} />
        <Group justify="end" gap="xs">
          <Button variant="default" onClick={takeTheirs}>
            {templateText.takeTheirs(conflict.version)}
          </Button>
          <Button onClick={saveMine}>{templateText.saveAnyway(conflict.version + 1)}</Button>
        </Group>
      </Stack>
    )
  const { also, off, label: openLabel } = must(emails.find(({ field }) => field === open))
  const isOff = off !== null && form.values[off]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
    <form
      noValidate
      onSubmit={form.onSubmit}
      // the email behind the dialog is sent by the same keys
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
          event.stopPropagation()
          void form.run()
        }
      }}
    >
      <Stack>
        <TextInput label={templateText.name} maxLength={longestTeamTemplateName} data-autofocus {...form.field('name')} />
        <Tabs value={open} onChange={(value) => setOpen((before) => emails.find(({ field }) => field === value)?.field ?? before)}>
          <Tabs.List ref={tabs} style={{ overflowX: 'auto', flexWrap: 'nowrap' }}>
            {emails.map(({ field, also: second, label }) => {
              const isBad = Boolean(form.errors[field] ?? (second && form.errors[second]))
              return (
                <Tabs.Tab key={field} value={field} className="fixed" {...(isBad ? { c: 'var(--mantine-color-error)' } : {})}>
                  {label}
                  {isBad && ' (!)'}
                </Tabs.Tab>
              )
            })}
          </Tabs.List>
        </Tabs>
        {open === 'initial_outreach_template' && <TextInput label={templateText.subject} {...form.field('initial_outreach_subject')} />}
        {off !== null && (
          <Group gap="xl" align="end">
            <NumberInput
              label={templateText.days}
              w={220}
              min={1}
              max={60}
              allowDecimal={false}
              allowNegative={false}
              clampBehavior="none"
              disabled={isOff}
              value={form.values[also] || ''}
              error={form.errors[also]}
              onChange={(value) => form.set({ [also]: typeof value === 'number' ? value : 0 })}
            />
            <Switch
              mb={8}
              label={templateText.sendThis}
              checked={!isOff}
              onChange={(event) => form.set({ [off]: !event.currentTarget.checked })}
            />
          </Group>
        )}
        {open === 'li_connection_template' ? (
          <Textarea id={bodyId} label={openLabel} autosize minRows={4} maxRows={10} {...form.field(open)} />
        ) : (
          <RichText
            key={`${open} ${round}`}
            id={bodyId}
            label={openLabel}
            description={off === null ? undefined : isOff ? templateText.isNotSent : templateText.leaveEmpty}
            rows={7}
            maxRows={14}
            variables={variableLabels}
            snippets={snippets.data ?? []}
            value={form.values[open]}
            error={form.errors[open]}
            onChange={(body) => form.set({ [open]: body })}
          />
        )}
        <Group gap={4}>
          <VariableChips fieldId={bodyId} onInsert={(text) => form.set({ [open]: text })} />
          {open !== 'li_connection_template' && <SnippetPicker fieldId={bodyId} />}
        </Group>
        {base !== undefined && (
          <Text size="sm" c="dimmed">
            {templateText.versionNumber(base)}
          </Text>
        )}
        <FormError>{form.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {templateText.back}
          </Button>
          <Button type="submit" loading={form.busy}>
            {templateText.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
