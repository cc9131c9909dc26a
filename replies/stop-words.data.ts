// The parts of a request to stop, by language: a negation, a word for writing, and 'again' or 'further'. Without accents.

export interface StopWords {
  not: readonly string[]
  /** Beginnings of words. */
  write: readonly string[]
  again: readonly string[]
  /** The one who asks, or the asking itself. */
  asks: readonly string[]
}

const words = (text: string): string[] => text.split(' ')

export const stopWords: readonly StopWords[] = [
  {
    not: words("not don't dont didn't didnt doesn't never no without stop refrain against avoid zero"),
    write: words('contact writ email e-mail mail messag reach follow touch hear approach ping text bother chas nudg outreach communicat'),
    again: words('again anymore more any further longer ever future following'),
    asks: words("me us my please kindly appreciate rather prefer want wish like need grateful ask request i'd"),
  },
  {
    not: words('nicht nie niemals keine keinen keinerlei kein von ohne'),
    write: words(
      'schreib schrieb anschreib angeschr anzuschr kontakt mail email e-mail nachricht anfrag zuschrift melde meldet anruf anruft kontaktier',
    ),
    again: words('mehr wieder weitere weiteren weiterer weiter nochmal nochmals erneut langer kunftig zukunft'),
    asks: words('mich mir uns bitte mochte wunsche ware'),
  },
  {
    not: words("ne n' pas plus jamais sans aucun aucune cesser eviter"),
    write: words('contact ecri ecriv envoy sollicit relanc message mail courriel recontact demarch'),
    again: words('plus jamais nouveau davantage avenir autre autres'),
    asks: words("me m' moi nous merci veuillez svp souhaite prefere prefererais aimerais prie"),
  },
  {
    not: words('no nunca jamas ni sin dejen dejar evite'),
    write: words('contact escrib escrit mand envi mensaje correo llam molest'),
    again: words('mas vuelva vuelvan vuelvas volver nuevo nuevamente futuro nunca otra'),
    asks: words('me nos favor ruego agradeceria agradezco preferiria prefiero pido'),
  },
  {
    not: words('non mai senza smettere evitare nessun nessuna'),
    write: words('contatt scriv scritt mand invi messagg mail email chiam ricontatt'),
    again: words('piu ulteriormente ancora mai futuro ulteriori altri nuovo'),
    asks: words('mi me ci prego favore gradirei preferirei vorrei'),
  },
  {
    not: words('niet geen nooit zonder niets'),
    write: words('mail email e-mail schrij contact benader bericht bel stuur gemaild gecontacteerd'),
    again: words('meer weer opnieuw verder verdere nogmaals langer toekomst'),
    asks: words('me mij ons alsjeblieft alstublieft gelieve graag liever wil verzoek'),
  },
  {
    not: words('nao nunca jamais sem nenhum nenhuma'),
    write: words('contact contat escrev escrit mand envi mensage email e-mail lig procur abord'),
    again: words('mais novamente novo voltem volte voltar futuro nunca'),
    asks: words('me nos favor peco agradeco agradecia prefiro preferia gostaria'),
  },
  {
    not: words('nie bez zadnych prosze'),
    write: words('kontakt pis wysyl przysyl dzwon wiadomosc mail'),
    again: words('wiecej juz ponownie dalszych kolejnych przyszlosci'),
    asks: words('mnie mna mi do prosze wolalbym wolalabym uprzejmie'),
  },
  {
    not: words('nu fara niciodata'),
    write: words('contact scri trimi sun mesaj email mail deranj'),
    again: words('mai din viitor niciodata alte'),
    asks: words('ma mi imi rog prefer doresc vreau'),
  },
]
