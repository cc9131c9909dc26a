// How texts speak of visas and work permits, by language; phrases separated by '|', a word with * may go on.

export interface PermitWords {
  /** The employer's sponsorship of a visa. */
  sponsorship: string
  /** A permit that people must already have. */
  permit: string
  /** Takes the sponsorship back, or says that none is needed. */
  refusal: string
}

export const permitWords: Record<string, PermitWords> = {
  en: {
    sponsorship:
      'visa sponsorship|sponsorship|visa support|visa and relocation support|visa and relocation sponsorship|sponsor visas|sponsor a visa|sponsor your visa|sponsor work visas|visa sponsored|h1b|h 1b',
    permit:
      'right to work|authorized to work|authorised to work|work authorization|work authorisation|eligible to work|eligibility to work|legally authorized|work permit|valid visa',
    refusal: 'no|not|unable|cannot|cant|dont|do not|wont|without|never|unfortunately',
  },
  de: {
    sponsorship: 'visum*|visa sponsoring|visumssponsoring|visasponsoring|visumsunterstützung',
    permit: 'arbeitserlaubnis|arbeitsgenehmigung|aufenthaltstitel|arbeitsberechtigung|gültige arbeitserlaubnis',
    refusal: 'kein|keine|keinen|nicht|ohne|leider',
  },
  fr: {
    sponsorship: 'parrainage de visa|sponsoring de visa|sponsorship de visa|prise en charge du visa|parrainage visa',
    permit: 'permis de travail|autorisation de travail|autorisé à travailler|droit de travailler|titre de séjour',
    refusal: 'pas|aucun|sans|ne',
  },
  es: {
    sponsorship: 'patrocinio de visado|patrocinio de visa|patrocinio de visados|patrocinamos visado|patrocinamos visa|apoyo con el visado',
    permit: 'permiso de trabajo|autorización para trabajar|permiso de residencia',
    refusal: 'no|sin|ningún',
  },
  it: {
    sponsorship: 'sponsorizzazione del visto|sponsorizzazione visto|supporto per il visto',
    permit: 'permesso di lavoro|permesso di soggiorno',
    refusal: 'no|non|senza|nessuna',
  },
  pt: {
    sponsorship: 'patrocínio de visto|apoio ao visto',
    permit: 'autorização de trabalho|visto de trabalho válido|permissão de trabalho',
    refusal: 'não|sem|nenhum',
  },
  nl: {
    sponsorship: 'visumsponsoring|sponsoring van een visum|visumondersteuning|kennismigrant*',
    permit: 'werkvergunning|verblijfsvergunning',
    refusal: 'geen|niet|zonder',
  },
}
