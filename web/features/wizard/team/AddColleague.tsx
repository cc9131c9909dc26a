// Adds someone to the roster: a colleague in the workspace, or any address.
import { rosterFromWire } from '@fairlead/contract/codes'
import { Autocomplete, Button, Group } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { whyNotAdd } from '@fairlead/domain/project/roster'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { useState } from 'react'
import type { Team } from './use-team.ts'
import { text as wizardTeamText } from '../../../i18n/wizard-team.ts'

interface Props {
  roster: WireSettings['collaborators']
  team: Team | undefined
  onAdd: (email: string) => void
}

export function AddColleague({ roster, team, onAdd }: Props) {
  const [email, setEmail] = useState('')
  const [errors, setWrong] = useState<string | null>(null)
  const rosterEmails = new Set(roster.map((member) => normaliseEmail(member.email)))
  const colleagues = team?.members.filter((member) => !rosterEmails.has(member.email)) ?? []
  const nameOf = new Map(colleagues.map(({ email: address, name }) => [address, name]))
  const add = (address: string) => {
    const problem = whyNotAdd(rosterFromWire(roster), address)
    setWrong(problem)
    if (problem) return
    onAdd(normaliseEmail(address))
    setEmail('')
  }
  return (
    <Group align="start" gap="xs" wrap="nowrap">
      <Autocomplete
        className="grow"
        label={wizardTeamText.colleagueLabel}
        placeholder={wizardTeamText.nameCompanyCom}
        type="email"
        data={colleagues.map((colleague) => colleague.email)}
        limit={6}
        filter={({ options, search }) => {
          const words = search.trim().toLowerCase()
          return options.filter(
            (option) => 'value' in option && `${option.value} ${nameOf.get(option.value) ?? ''}`.toLowerCase().includes(words),
          )
        }}
        renderOption={({ option }) => (
          <span className="anywhere">
            {nameOf.get(option.value)} <span className="soft text-12">{option.value}</span>
          </span>
        )}
        value={email}
        error={errors}
        onChange={(value) => {
          setEmail(value)
          setWrong(null)
        }}
        onOptionSubmit={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || email.trim() === '') return
          event.preventDefault()
          add(email)
        }}
      />
      <Button variant="default" mt={25} disabled={email.trim() === ''} onClick={() => add(email)}>
        {wizardTeamText.add}
      </Button>
    </Group>
  )
}
