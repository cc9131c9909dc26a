// Answers in Italian, written for this project: one a line under '# label detail'.

export const italianExamples = `
# interested general
Buongiorno, grazie per avermi contattato. Sono interessato, come procediamo?
Sì, mi farebbe piacere saperne di più. Il mio numero è 333 555 0142.
Capita a proposito, sto valutando un cambiamento.
Perché no, facciamo una prima chiacchierata.
Sono in ascolto, mi racconti meglio quando può.
Il progetto mi piace molto, ci sto.
Con piacere, mi faccia sapere quando è libera.
Le invio il mio CV aggiornato, resto in attesa.
Ho sentito parlare bene della vostra azienda e vorrei conoscervi.
Scusi il ritardo, sono ancora interessata se la posizione è aperta.
È proprio la sfida che cercavo.
Il mio contratto scade a giugno, quindi il momento è giusto.
Nessun problema, aspetto la sua chiamata.
Sì, parliamone.
Ok, sentiamoci domani pomeriggio.
# interested schedule
Martedì alle 11 va benissimo.
Purtroppo non posso in nessuno di questi orari, ha qualcosa la settimana prossima?
Giovedì dopo le 17 sono disponibile, mi mandi l'invito.
# interested conditional
Mi interessa, ma non potrei iniziare prima di settembre.
Ne parlo volentieri, purché la RAL sia almeno 45 mila.
# question compensation
Qual è la RAL prevista?
Prima di sentirci, può dirmi che cosa offrite economicamente?
C'è una parte variabile oltre al fisso?
# question remote
Si può lavorare completamente da casa?
Bisogna trasferirsi a Torino?
Quanti giorni in sede sono richiesti?
# question additional_information
Lavora per un'agenzia o direttamente per l'azienda?
Di quale azienda si tratta?
Può darmi qualche dettaglio in più sul ruolo?
A chi riporterei?
La posizione è ancora aperta?
Si tratta di una sostituzione o di un ruolo nuovo?
Per quando sarebbe previsto l'inserimento?
# question visa
Non sono cittadino europeo, è un problema?
# question attach_resume
Vuole che le mandi il curriculum?
# question multiple
Sembra interessante. Qual è lo stipendio, dove si trova e il contratto com'è?
# not_interested general
La ringrazio, ma non sono interessata.
Grazie del pensiero, ma declino.
Non è quello che cerco, in bocca al lupo per la ricerca.
No, grazie.
Questa volta passo.
L'offerta non mi attira.
# not_interested timing
Al momento sono soddisfatto del mio lavoro e non valuto cambiamenti.
Sono entrata in una nuova azienda da due mesi, non è il momento.
Prima dell'anno prossimo non mi muovo, ho un progetto da chiudere.
Aspettiamo un bambino, ora non voglio cambiare nulla.
Ho già accettato un'altra offerta.
Per ora no, ma restiamo in contatto.
Mi riscriva dopo l'estate, adesso non posso.
# not_interested compensation
Lo stipendio è molto sotto a quello che prendo.
A queste cifre non cambio.
# not_interested seniority
Cerco un ruolo da dirigente, questo sarebbe un passo indietro.
Non ho ancora l'esperienza richiesta, sono appena laureata.
# not_interested remote_policy
Senza smart working per me non se ne parla.
Vivo a Bari e non ho intenzione di spostarmi.
# not_interested company_fit
Non voglio lavorare nel settore delle armi.
Le startup non fanno per me, preferisco una realtà consolidata.
# not_interested visa
Non ho un permesso di lavoro per la Svizzera, quindi non è possibile.
# not_interested role_fit
Mi occupo di backend, il ruolo è soprattutto frontend. Non è in linea.
Non ho esperienza con Java e non mi interessa impararlo.
# not_interested misclassification
Credo mi scambi per un'altra persona, io sono farmacista.
Sono in pensione da due anni.
# not_interested wrong_email
Il dottor Rossi non lavora più con noi.
Indirizzo sbagliato, questo è l'ufficio contabilità.
# not_interested other
Sto aprendo la mia attività.
Ho già fatto dei colloqui con voi e non è andata bene.
# not_interested making_referral
Non fa al caso mio, ma il mio amico Marco Villa sta cercando: marco@villa.example.
Io no, però lo giro a una collega.
# out_of_office vacation
Buongiorno, sarò in ferie dal 1 al 19 agosto. Per urgenze contattare la mia collega.
Risposta automatica: sono assente e tornerò il 12 maggio.
Sono in trasferta e leggo la posta saltuariamente.
Oggi sono fuori sede, risponderò domani.
# out_of_office parental
Sono in congedo di maternità fino a fine settembre. Mi sostituisce Luca Neri.
# out_of_office sick
Sono in malattia e risponderò appena possibile.
# out_of_office left_company
Non lavoro più per Esempio S.r.l. Per comunicazioni scrivere a info@esempio.example.
# out_of_office generic
Abbiamo ricevuto la sua richiesta. Il ticket 48213 è stato aperto, le risponderemo a breve.
# unsubscribe stop
Cancellatemi
La smetta di scrivermi, per favore.
Non voglio più ricevere le vostre email.
Toglietemi dalla lista.
Vi chiedo di non contattarmi più.
# unsubscribe gdpr
Dove avete preso i miei dati? Non ho mai dato il consenso, cancellateli.
Ai sensi dell'articolo 17 del GDPR chiedo la cancellazione dei miei dati personali.
# unsubscribe hostile
Lasciatemi in pace!
# unsubscribe spam
Questo è spam, vi ho segnalato.
# unclear other
Grazie.
Ricevuto.
Ci penso e le faccio sapere.
Ci conosciamo?
Vedi allegato.
Prima devo parlarne in famiglia.
# unclear negated
Non dico che non mi interessi, è che in questo periodo ho troppe cose.
# unclear sarcasm
Che fortuna, un'altra opportunità imperdibile con il calcetto...
`
