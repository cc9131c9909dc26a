// Answers in Portuguese, written for this project: one a line under '# label detail'.

export const portugueseExamples = `
# interested general
Olá, obrigada pelo contato. Tenho interesse, quais são os próximos passos?
Sim, quero saber mais. Meu telefone é 91 555 0142.
Chegou em boa hora, estou mesmo à procura de uma mudança.
Por que não? Vamos marcar uma primeira conversa.
Estou aberto a ouvir propostas.
Parece ótimo, conte comigo.
Com prazer, diga quando fica melhor para você.
O projeto me agrada bastante, fico no aguardo da sua ligação.
Segue o meu CV atualizado, abraço.
Já ouvi falar muito bem da empresa, gostaria de conhecer vocês.
Desculpe a demora, continuo interessado se a vaga estiver aberta.
É o tipo de desafio que eu quero.
O meu contrato acaba em junho, por isso vem mesmo a calhar.
Sem problema, falamos na segunda.
Sim, vamos conversar.
# interested schedule
Terça às 11h está perfeito.
Infelizmente não posso em nenhum desses horários, tem algo na próxima semana?
Quinta depois das 17h consigo, mande o convite.
# interested conditional
Tenho interesse, mas só poderia começar em setembro.
Topo conversar, desde que o salário passe de 12 mil.
# question compensation
Qual é a faixa salarial?
Antes de avançarmos, pode dizer quanto oferecem?
Há bônus além do fixo?
# question remote
Dá para trabalhar 100% remoto?
É preciso morar em Lisboa?
Quantos dias por semana são presenciais?
# question additional_information
Você é de uma consultoria ou trabalha direto na empresa?
Que empresa é?
Pode dar mais detalhes sobre o projeto?
A quem eu responderia?
A vaga ainda está aberta?
É uma posição nova ou uma substituição?
Para quando seria o início?
# question visa
Não tenho cidadania europeia, isso seria um problema?
# question attach_resume
Quer que eu mande o meu currículo?
# question multiple
Parece interessante. Qual é o salário, onde fica e é CLT ou PJ?
# not_interested general
Obrigado, mas não tenho interesse.
Agradeço o contato, mas vou recusar.
Não é o que procuro, boa sorte na busca.
Não, obrigada.
Desta vez passo.
A oferta não me atrai.
# not_interested timing
Estou bem onde estou e por enquanto não penso em mudar.
Mudei de emprego há dois meses, não é o momento.
Antes do ano que vem não saio, tenho um projeto para terminar.
Vamos ter um bebê e não quero mudanças agora.
Já aceitei outra proposta.
Por ora não, mas vamos manter contato.
Fale comigo depois das férias, neste momento não dá.
# not_interested compensation
O salário está muito abaixo do que recebo hoje.
Por esse valor não mudo.
# not_interested seniority
Procuro um cargo de direção, isto seria um passo atrás.
Ainda não tenho a experiência pedida, acabei de me formar.
# not_interested remote_policy
Sem home office não tenho interesse.
Moro no Porto e não pretendo me mudar.
# not_interested company_fit
Não quero trabalhar com apostas.
Startups não são para mim, prefiro uma empresa grande.
# not_interested visa
Não tenho visto de trabalho para os Estados Unidos, portanto não é viável.
# not_interested role_fit
Sou de backend e a vaga é mais frontend. Não bate com o meu perfil.
Não tenho experiência com Java nem quero aprender.
# not_interested misclassification
Acho que está me confundindo com outra pessoa, sou farmacêutica.
Já estou aposentado.
# not_interested wrong_email
O senhor Silva já não trabalha aqui.
Endereço errado, aqui é a contabilidade.
# not_interested other
Vou abrir a minha própria empresa.
Já participei de um processo com vocês e não foi bom.
# not_interested making_referral
Não é para mim, mas o meu amigo Tiago Lima está procurando: tiago@lima.example.
Eu passo, mas vou encaminhar para uma colega.
# out_of_office vacation
Olá, estarei de férias de 1 a 19 de agosto. Em caso de urgência, contacte a minha colega.
Resposta automática: estou ausente e regresso no dia 12 de maio.
Estou em viagem de trabalho com acesso limitado ao e-mail.
Hoje não estou no escritório, respondo amanhã.
# out_of_office parental
Estou de licença-maternidade até o fim de setembro. O Bruno Costa me substitui.
# out_of_office sick
Estou de licença médica e responderei assim que possível.
# out_of_office left_company
Já não faço parte da Exemplo Ltda. Envie a sua mensagem para info@exemplo.example.
# out_of_office generic
Recebemos a sua solicitação. O chamado 48213 foi aberto e responderemos em breve.
# unsubscribe stop
Descadastrar
Parem de me escrever, por favor.
Não desejo receber mais e-mails.
Me tirem da lista.
Peço que não entrem mais em contato comigo.
# unsubscribe gdpr
Onde conseguiram os meus dados? Nunca dei consentimento, apaguem.
Com base na LGPD, solicito a exclusão dos meus dados pessoais.
# unsubscribe hostile
Me deixem em paz!
# unsubscribe spam
Isto é spam, já denunciei.
# unclear other
Obrigado.
Recebido.
Vou pensar e te aviso.
A gente se conhece?
Ver anexo.
Primeiro preciso falar em casa.
# unclear negated
Não digo que não tenha interesse, é que estou com muita coisa agora.
# unclear sarcasm
Que sorte, mais uma oportunidade única com pebolim...
`
