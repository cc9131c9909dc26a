// Answers in Spanish, written for this project: one a line under '# label detail'.

export const spanishExamples = `
# interested general
Hola, gracias por contactarme. Me interesa la posición, ¿cómo seguimos?
Sí, estoy interesada. Mi número es el 655 50 14 22.
Me llega en buen momento, justo estoy buscando un cambio.
¿Por qué no? Tengamos una primera charla.
Estoy abierto a escuchar propuestas, cuéntame más cuando quieras.
Suena muy bien, me apunto.
Con mucho gusto, dime cuándo te viene bien.
El proyecto me atrae bastante, quedo a la espera de tu llamada.
Te paso mi CV actualizado, un saludo.
He oído hablar muy bien de vuestra empresa, me gustaría conoceros.
Perdona por tardar en responder, sigo interesado si la vacante está disponible.
Es justo el tipo de reto que quiero.
Mi contrato termina en junio, así que perfecto.
Sin problema, hablamos el lunes.
Claro, con gusto platicamos.
Sí.
No me lo pierdo, mándame la invitación.
# interested schedule
El martes a las 11 me queda perfecto.
No puedo en ninguno de esos horarios, ¿tendrías algo la próxima semana?
Puedo el jueves después de las 17, envíame la invitación.
Mejor el viernes por la mañana si es posible.
# interested conditional
Me interesa, pero no podría empezar hasta septiembre.
Encantado de hablar, siempre que el salario supere los 45.000.
Me apunto si se puede teletrabajar al menos tres días.
# question compensation
¿Cuál es la banda salarial?
Antes de avanzar, ¿me podrías decir qué ofrecen económicamente?
¿Hay variable además del fijo?
# question remote
¿Es posible hacerlo 100 % en remoto?
¿Hace falta vivir en Barcelona?
¿Cuántos días hay que ir a la oficina?
# question additional_information
¿Eres de una consultora o trabajas directamente para la empresa?
¿De qué empresa se trata?
¿Me puedes dar más detalles del proyecto?
¿A quién reportaría?
¿Sigue abierta la vacante?
¿Es un puesto nuevo o una sustitución?
¿Para cuándo sería la incorporación?
# question visa
No tengo permiso de trabajo en la UE, ¿sería un problema?
# question attach_resume
¿Quieres que te envíe mi currículum?
# question multiple
Parece interesante. ¿Cuál es el sueldo, dónde está y cuántas horas son?
# not_interested general
Gracias, pero no estoy interesado.
Te agradezco el mensaje, pero voy a declinar.
No es lo que busco, suerte con la búsqueda.
No, muchas gracias.
Esta vez paso, gracias.
La oferta no me llama la atención.
# not_interested timing
Estoy a gusto donde estoy y de momento no me planteo un cambio.
Acabo de incorporarme a otra empresa hace dos meses.
Hasta el año que viene no me movería, tengo un proyecto entre manos.
Vamos a tener un bebé y ahora no quiero cambios.
Ya acepté otra oferta.
Por ahora no, pero sigamos en contacto.
Escríbeme después del verano, en este momento no es posible.
# not_interested compensation
El sueldo está muy por debajo de lo que gano hoy.
Por ese dinero no me cambio.
# not_interested seniority
Busco un puesto de dirección, esto sería un paso atrás.
Todavía no tengo la experiencia que piden, soy recién graduada.
# not_interested remote_policy
Si no es remoto, no me interesa.
Vivo en Valencia y no pienso mudarme.
No quiero perder dos horas al día en desplazamientos.
# not_interested company_fit
No quiero trabajar en el sector del juego.
Las startups no son para mí, prefiero una empresa grande.
Con consultoras no trabajo, lo siento.
# not_interested visa
No tengo visa para Estados Unidos, así que no es viable.
# not_interested role_fit
Soy desarrollador backend y esto es sobre todo frontend. No encaja.
No tengo experiencia con Java ni me interesa aprenderlo.
Mi perfil es más comercial, este puesto es muy técnico.
# not_interested misclassification
Creo que me confunden con otra persona, soy farmacéutica.
Ya estoy jubilado.
# not_interested wrong_email
El señor García ya no trabaja aquí.
Dirección equivocada, este es el departamento de contabilidad.
# not_interested other
Voy a montar mi propia empresa.
Ya hice un proceso con ustedes y no fue una buena experiencia.
# not_interested making_referral
No es para mí, pero mi amigo Pablo Soto está buscando: pablo@soto.example.
Yo paso, aunque se lo reenvío a una compañera a la que le puede interesar.
# out_of_office vacation
Hola, estaré de vacaciones del 1 al 19 de agosto. Para cualquier urgencia, contacte con mi compañera.
Respuesta automática: estoy ausente y volveré el 12 de mayo.
Actualmente estoy de viaje de trabajo con acceso limitado al correo.
Hoy no estoy en la oficina, contestaré mañana a primera hora.
# out_of_office parental
Estoy de permiso de maternidad hasta finales de septiembre. Me sustituye Carlos Vega.
# out_of_office sick
Estoy de baja médica y responderé en cuanto pueda.
# out_of_office left_company
Ya no formo parte de Ejemplo S.A. Para cualquier consulta escriba a info@ejemplo.example.
# out_of_office generic
Hemos recibido su solicitud. Se ha creado el ticket 48213 y le responderemos en breve.
# unsubscribe stop
Baja
Dejen de escribirme, por favor.
No deseo recibir más correos.
Quítenme de su lista de distribución.
Les pido que no me contacten de nuevo.
Elimíneme de su base de datos.
# unsubscribe gdpr
¿De dónde sacaron mis datos? Nunca di mi consentimiento, bórrenlos.
En virtud del artículo 17 del RGPD solicito la supresión de mis datos personales.
# unsubscribe hostile
¡Déjenme en paz de una vez!
# unsubscribe spam
Esto es spam, ya lo he denunciado.
# unclear other
Gracias.
Recibido.
Lo pienso y te digo.
¿Nos conocemos?
Ver adjunto.
Vale.
Primero tengo que hablarlo en casa.
# unclear negated
No digo que no me interese, es que ahora mismo tengo mucho lío.
# unclear sarcasm
Qué suerte, otra oportunidad única con fruta gratis...
`
