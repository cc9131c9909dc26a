// Ready answers to common questions: chosen, edited, saved for the project, and inserted into the reply.
import { Button, Group, Popover, Stack, Textarea } from '@mantine/core'
import type { GetProjectSettings, PutProjectSettings } from '@fairlead/contract/v1/projects/settings'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { answerText, type AnswerKind } from '@fairlead/domain/outreach/answer-texts'
import { quickAnswerLabel, quickAnswersIn, type QuickAnswer } from '@fairlead/domain/project/outreach-options'
import { fillKnown } from '@fairlead/domain/project/template-variables'
import { limits } from '@fairlead/domain/shared/limits'
import { messages } from '@fairlead/domain/shared/messages'
import { IconMessage2Bolt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor, putAnswer } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { settingsOf } from '../../project/wire-settings.ts'
import type { PanelView } from '../../project/panel-view.ts'
import { text as panelConversationText } from '../../i18n/panel-conversation.ts'

/** Answers without a dedicated setting: their key in `autopilot_templates` and default text. */
const templates = {
  'Attach Resume': { key: 'attach_resume', text: panelConversationText.resumeRequestText },
  'Interview Process': { key: 'interview_process', text: '' },
  'Company Background': { key: 'company_background', text: '' },
  'Closing the Loop': { key: 'closing_the_loop', text: '' },
} as const

function textOf(settings: WireSettings | undefined, answer: QuickAnswer): string {
  switch (answer) {
    case 'Compensation':
      return answerOf('compensation', settings)
    case 'Remote Work Policy':
      return answerOf('remote', settings)
    case 'Visa Sponsorship':
      return answerOf('visa', settings)
    case 'Additional Information':
      return answerOf('information', settings)
    default:
      return settings?.autopilot_templates[templates[answer].key] ?? templates[answer].text
  }
}

function answerOf(kind: AnswerKind, settings: WireSettings | undefined): string {
  return settings ? answerText(kind, settingsOf(settings)) : ''
}

function changeOf(settings: WireSettings, answer: QuickAnswer, text: string): Partial<PutProjectSettings['input']> {
  switch (answer) {
    case 'Compensation':
      return { compensation_template: text }
    case 'Remote Work Policy':
      return { remote_template: text }
    case 'Visa Sponsorship':
      return { visa_template: text }
    case 'Additional Information':
      return { info_request_template: text }
    default:
      return { autopilot_templates: { ...settings.autopilot_templates, [templates[answer].key]: text } }
  }
}

interface Props {
  view: PanelView
  disabled: boolean
  onInsert: (text: string) => void
}

export function QuickAnswers({ view, disabled, onInsert }: Props) {
  const project_id = view.facts.id
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<QuickAnswer>('Compensation')
  const [edited, setEdited] = useState<string | null>(null)
  const settings = useQuery({ ...queryFor<GetProjectSettings>('v1/projects/settings', { project_id }), enabled: open })
  const text = edited ?? textOf(settings.data, chosen)

  function insert() {
    // only users who can change the project save the text for everyone
    const { data } = settings
    if (view.mayAdminister && data && text !== textOf(data, chosen))
      void send<PutProjectSettings>('PUT', 'v1/projects/settings', { project_id, ...changeOf(data, chosen, text) }).then(
        (saved) => putAnswer(['v1/projects/settings', { project_id }], saved),
        (error: unknown) => {
          setEdited(text)
          showToast(sentenceOf(error, messages.projectFailed), { tone: 'bad' })
        },
      )
    onInsert(fillKnown(text.trim(), view.wire.template_vars_dict))
    setOpen(false)
    setEdited(null)
  }

  return (
    <Popover opened={open} onChange={setOpen} width={limits.shortcutMenuWidth} position="top-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconMessage2Bolt size={15} />}
          disabled={disabled}
          onClick={() => setOpen(!open)}
        >
          {panelConversationText.quickAnswers}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)">
        <Stack gap="xs">
          <Group component="fieldset" gap={6} m={0} p={0} bd={0} aria-label={panelConversationText.quickAnswers}>
            {quickAnswersIn('panel', view.actor.isSuperAdmin).map((answer) => (
              <Button
                key={answer}
                size="compact-xs"
                variant={answer === chosen ? 'filled' : 'default'}
                aria-pressed={answer === chosen}
                onClick={() => {
                  setChosen(answer)
                  setEdited(null)
                }}
              >
                {quickAnswerLabel(answer)}
              </Button>
            ))}
          </Group>
          <Textarea
            aria-label={chosen}
            placeholder={panelConversationText.answerPlaceholder}
            autosize
            minRows={4}
            maxRows={10}
            disabled={settings.isPending}
            value={text}
            onChange={(event) => setEdited(event.currentTarget.value)}
          />
          <Group justify="end">
            <Button size="xs" disabled={text.trim() === ''} onClick={insert}>
              {view.mayAdminister ? panelConversationText.saveAndInsert : panelConversationText.insert}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
