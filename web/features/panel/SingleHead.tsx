// Above a single candidate: back, the position in the list, and all actions.
import { ActionIcon, Button, Text, Tooltip } from '@mantine/core'
import { queuePlaceText, placeText } from '@fairlead/domain/shared/formats'
import {
  IconArrowLeft,
  IconCalendarPlus,
  IconChevronLeft,
  IconChevronRight,
  IconHistory,
  IconMail,
  IconMessage2,
  IconNote,
  IconPrinter,
  IconSend,
  IconUserShare,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SideView } from '../../project/panel-search.ts'
import { noPermission } from '../../project/panel-view.ts'
import styles from './stage.module.css'
import { text as panelStageText } from '../../i18n/panel-stage.ts'

interface Props {
  /** From 0 among loaded candidates; -1 when the tab doesn't list them. */
  place: number
  loaded: number
  total: number
  moved: string | null
  /** Why deciding is disabled; null when it isn't. */
  blocked: string | null
  /** undefined when the tab has no such action, null when it is allowed, else why not. */
  scheduling: string | null | undefined
  sendingOn: boolean
  rejecting: boolean
  /** The tab's label if its candidates wait for a verdict. */
  queue: string | null
  composing: boolean
  move: ReactNode
  onBack: () => void
  onGo: (by: number) => void
  onSide: (sideView: SideView) => void
  onSchedule: () => void
  onSendOn: () => void
  onReject: () => void
  onCompose: () => void
}

export function SingleHead(props: Props) {
  const { place, loaded, total, moved, queue, onBack, onGo, onSide } = props
  return (
    <div className="row wrap gap-12 tight" data-no-print>
      <Icon label={panelStageText.backToTheList} onClick={onBack}>
        <IconArrowLeft size={20} />
      </Icon>
      {place >= 0 && (
        <span className="inline text-14 num nowrap gap-6">
          <Icon label={panelStageText.previousCandidate} disabled={place === 0} onClick={() => onGo(-1)}>
            <IconChevronLeft size={18} />
          </Icon>
          <span aria-live="polite">{queue === null ? placeText(place + 1, total) : queuePlaceText(queue, place + 1, total)}</span>
          <Icon label={panelStageText.nextCandidate} disabled={place >= loaded - 1} onClick={() => onGo(1)}>
            <IconChevronRight size={18} />
          </Icon>
        </span>
      )}
      {moved && (
        <Text size="sm" c="dimmed" className={`nowrap ${styles.moved}`}>
          {moved}
        </Text>
      )}
      <div className={`flex wrap ends gap-6 push ${styles.singleActions}`}>
        <div className={`flex wrap gap-6 ${styles.singleSides}`}>
          <Icon label={panelStageText.chat} onClick={() => onSide('1')}>
            <IconMessage2 size={18} stroke={1.7} />
          </Icon>
          <Icon label={panelStageText.note} onClick={() => onSide('2')}>
            <IconNote size={18} stroke={1.7} />
          </Icon>
          <Icon label={panelStageText.history} onClick={() => onSide('3')}>
            <IconHistory size={18} stroke={1.7} />
          </Icon>
          <Icon label={panelStageText.print} onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.7} />
          </Icon>
        </div>
        <div className={`flex wrap gap-6 ${styles.singleMoves}`}>
          {props.move}
          {props.rejecting && (
            <Guarded reason={props.blocked} onClick={props.onReject} icon={<IconX size={15} />}>
              {panelStageText.reject}
            </Guarded>
          )}
          {props.sendingOn && (
            <Guarded reason={props.blocked} onClick={props.onSendOn} icon={<IconUserShare size={15} />}>
              {panelStageText.sendForReview}
            </Guarded>
          )}
          {props.scheduling !== undefined && (
            <Guarded reason={props.scheduling} onClick={props.onSchedule} icon={<IconCalendarPlus size={15} />}>
              {panelStageText.schedule}
            </Guarded>
          )}
          {props.composing ? (
            <Button size="xs" leftSection={<IconSend size={15} />} onClick={props.onCompose}>
              {panelStageText.writeEmail}
            </Button>
          ) : (
            <Guarded
              primary
              reason={props.blocked === noPermission ? noPermission : null}
              onClick={() => onSide('0')}
              icon={<IconMail size={15} />}
            >
              {panelStageText.mail}
            </Guarded>
          )}
        </div>
      </div>
    </div>
  )
}

interface IconProps {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function Icon({ label, disabled = false, onClick, children }: IconProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" size={32} color="gray" c="var(--ink)" aria-label={label} disabled={disabled} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}

interface GuardedProps {
  reason: string | null
  primary?: boolean
  icon: ReactNode
  onClick: () => void
  children: string
}

/** A button that says why it is disabled instead of doing nothing. */
function Guarded({ reason: blockedReason, primary = false, icon, onClick, children }: GuardedProps) {
  const off = blockedReason === null ? {} : { 'data-disabled': true, 'aria-disabled': true }
  return (
    <Tooltip label={blockedReason} disabled={blockedReason === null}>
      <Button
        variant={primary ? 'filled' : 'light'}
        size="xs"
        leftSection={icon}
        onClick={blockedReason === null ? onClick : undefined}
        {...off}
      >
        {children}
      </Button>
    </Tooltip>
  )
}
