import { Button, Textarea } from '@mantine/core'
import { readPastedProfiles } from '@fairlead/domain/project/paste-profiles'
import { idealMessages } from '@fairlead/domain/project/ideal-messages'
import { messages } from '@fairlead/domain/shared/messages'
import { useState } from 'react'
import type { Ideal } from './ideal.ts'
import { text as wizardIdealsText } from '../../../../i18n/wizard-ideals.ts'

interface Props {
  /** Returns the URLs that exceed the limit. */
  onAdd: (ideals: Ideal[]) => Ideal[]
}

export function ProfileField({ onAdd }: Props) {
  const [text, setText] = useState('')
  const [errors, setWrong] = useState<string | null>(null)
  const add = () => {
    const { profiles, wrong: invalidLines } = readPastedProfiles(text)
    if (profiles.length + invalidLines.length === 0) return
    const notAdded = onAdd(profiles.map((linkedin_profile_url) => ({ linkedin_profile_url, core_candidate_id: null, resume: null })))
    setText([...invalidLines, ...notAdded.map(({ linkedin_profile_url }) => linkedin_profile_url)].join('\n'))
    setWrong(invalidLines.length > 0 ? messages.candidateUrlsNotValid : notAdded.length > 0 ? idealMessages.full : null)
  }
  return (
    <div className="flex bottom">
      <Textarea
        className="grow"
        label={wizardIdealsText.linkedinProfiles}
        description={wizardIdealsText.profilesHint}
        placeholder={wizardIdealsText.linkedinPlaceholder}
        autosize
        minRows={1}
        maxRows={8}
        spellCheck={false}
        value={text}
        error={errors}
        errorProps={{ role: 'alert' }}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setWrong(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
      <Button variant="default" onClick={add} disabled={text.trim() === ''}>
        {wizardIdealsText.add}
      </Button>
    </div>
  )
}
