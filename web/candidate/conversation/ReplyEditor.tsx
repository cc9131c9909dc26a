// The reply editor: drafts are saved, confirmed before sending, and sent now or later.
import { Button, Group, Text, Tooltip, Stack } from '@mantine/core'
import type { WireAddressGuess } from '@fairlead/contract/shapes/address'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { WireThreadEntry } from '@fairlead/contract/shapes/conversation'
import type { Stage } from '@fairlead/domain/shared/stages'
import { validateReply } from '@fairlead/domain/conversation/reply-form'
import { bodyToHtml, joinBodies, textBody } from '@fairlead/domain/shared/mail-body'
import { IconClock, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmGuess } from '../address/ConfirmGuess.tsx'
import { GuessLine } from '../address/GuessLine.tsx'
import { AttachedFiles } from '../writing/AttachedFiles.tsx'
import { SendLater } from '../writing/SendLater.tsx'
import { useTextInsertion } from '../writing/text-insertion.ts'
import { useSnippets } from '../../project/writing/use-snippets.ts'
import { RichText } from '../../project/editor/RichText.tsx'
import { useHold } from '../../session/hold.ts'
import type { PanelView } from '../../project/panel-view.ts'
import { ReplyTools } from './ReplyTools.tsx'
import { useReply } from './use-reply.ts'
import styles from './conversation.module.css'
import { text as panelConversationText } from '../../i18n/panel-conversation.ts'
import { messages } from '@fairlead/domain/shared/messages'
import { Dialog } from '../../ui/Dialog.tsx'

interface Props {
  view: PanelView
  candidate: WireCandidate
  stage: Stage
  subject: string | null
  threadId: string | null
  /** The reply address; null when unknown. */
  address: string | null
  /** Also true when the address itself isn't shown. */
  hasAddress: boolean
  /** The reply address, if it is a guess that no one has agreed to write to. */
  guess: WireAddressGuess | null
  /** Why nothing may be sent; null when it may. */
  blocked: string | null
  /** Appended to the reply. */
  signature: string | null
  /** The thread so far, oldest first. */
  entries: readonly WireThreadEntry[]
  /** Asks before sending; without it, sending can be undone during the delay. */
  confirms?: boolean
}

export const replyFieldId = 'reply-body'
/** Send is disabled for an empty field and would lose the focus. */
const backToField = () => document.getElementById(replyFieldId)?.focus({ preventScroll: true })

export function ReplyEditor({
  view,
  candidate,
  stage,
  subject,
  threadId,
  address,
  hasAddress,
  guess,
  blocked,
  signature,
  entries,
  confirms = true,
}: Props) {
  const hold = useHold()
  const reply = useReply({ projectId: view.facts.id, candidate, stage, subject, threadId })
  const { text, write, attachments, busy, failure, submit } = reply
  const insertion = useTextInsertion({ [replyFieldId]: write })
  const snippets = useSnippets()
  const [asking, setAsking] = useState(false)
  const [guessAskedFor, setGuessAskedFor] = useState<{ at: Date | null } | null>(null)
  const submitOrAsk = (time: Date | null) => (guess ? Promise.resolve(setGuessAskedFor({ at: time })) : submit(time))
  // a guessed address is always asked about, and so is what no delay could undo
  const send = () => (confirms || guess || hold.seconds === 0 ? setAsking(true) : void submit(null).then(backToField))
  const wrong = validateReply({ body: bodyToHtml(text), toEmail: address, isAddressHidden: hasAddress && address === null })
  const ready = blocked === null && wrong === null && !busy && !attachments.isBlocked
  const message = blocked ?? (text === '' ? panelConversationText.ctrlEnterHint : (wrong ?? panelConversationText.draftSaved))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles key events of the field inside
    <div
      className="pane-foot"
      {...insertion.around}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'Enter' && ready && !asking) send()
      }}
    >
      <RichText
        id={replyFieldId}
        label={panelConversationText.yourReply}
        isLabelHidden
        placeholder={panelConversationText.replyPlaceholder}
        rows={3}
        maxRows={12}
        value={text}
        onChange={write}
        snippets={snippets.data ?? []}
        disabled={blocked !== null}
      />
      {guess && blocked === null && <GuessLine guess={guess} projectId={view.facts.id} candidateId={candidate.id} />}
      {signature !== null && blocked === null && (
        <Text size="xs" c="dimmed" mt={4} lineClamp={3} className="lines">
          <b>{panelConversationText.signature}</b> {signature}
        </Text>
      )}
      {blocked === null && <AttachedFiles attachments={attachments} disabled={busy} />}
      <ReplyTools
        view={view}
        attachments={attachments}
        candidateId={candidate.id}
        entries={entries}
        disabled={blocked !== null}
        fieldId={replyFieldId}
        insertion={insertion}
        onDraft={(draft, before) => {
          const old = textBody(before)
          write(before !== '' && text.endsWith(old) ? text.slice(0, -old.length) + textBody(draft) : joinBodies(text, textBody(draft)))
        }}
      />
      <Group justify="space-between" mt="xs" gap="xs">
        <Text
          size="xs"
          c={failure ? 'var(--bad-text)' : 'dimmed'}
          aria-live="polite"
          flex={1}
          miw={140}
          className={styles.hint}
          data-quiet={text === '' || undefined}
        >
          {failure ?? message}
        </Text>
        <Group gap="xs" wrap="nowrap" ml="auto">
          <SendLater
            label={panelConversationText.sendLater}
            icon={<IconClock size={16} />}
            disabled={!ready}
            onChoose={(time) => void submitOrAsk(time)}
          />
          <Tooltip label={blocked} disabled={blocked === null}>
            <Button leftSection={<IconSend size={16} />} disabled={!ready} loading={busy} onClick={send}>
              {panelConversationText.send}
            </Button>
          </Tooltip>
        </Group>
      </Group>
      {asking && guess && (
        <ConfirmGuess guess={guess} onClose={() => setAsking(false)} onYes={() => void submit(null, guess.key).then(backToField)} />
      )}
      {guess && guessAskedFor && (
        <ConfirmGuess
          guess={guess}
          onClose={() => setGuessAskedFor(null)}
          onYes={() => void submit(guessAskedFor.at, guess.key).then(backToField)}
        />
      )}
      {asking && !guess && <ConfirmSend to={address} onClose={() => setAsking(false)} onYes={() => void submit(null).then(backToField)} />}
    </div>
  )
}

/** The confirmation before a reply is sent. */
function ConfirmSend({ to, onClose, onYes }: { to: string | null; onClose: () => void; onYes: () => void }) {
  return (
    <Dialog title={messages.confirmSend} onClose={onClose}>
      <Stack>
        {to && (
          <Text size="sm" c="dimmed" className="anywhere">
            {panelConversationText.recipient(to)}
          </Text>
        )}
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {panelConversationText.cancel}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              onClose()
              onYes()
            }}
          >
            {panelConversationText.yes}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
