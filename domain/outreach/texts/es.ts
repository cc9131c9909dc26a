// Spanish texts that candidates read in outreach.
import type { OutreachTexts } from './en.ts'

export const es: Partial<OutreachTexts> = {
  pay: (range) => `La retribución del puesto es de ${range} al año.`,
  remote: 'El puesto se puede desempeñar a distancia.',
  visa: 'No podemos patrocinar un visado para este puesto.',
  location: (places) => `El puesto está en ${places}.`,
}
