/** Brazilian time zones by IANA name, with common names. The server accepts no others. */
export const timeZoneLabels: Record<string, string> = {
  'America/Sao_Paulo': 'Brasília, Sul e Sudeste',
  'America/Bahia': 'Bahia',
  'America/Maceio': 'Alagoas e Sergipe',
  'America/Recife': 'Pernambuco',
  'America/Fortaleza': 'Ceará, Maranhão, Paraíba, Piauí, Rio Grande do Norte',
  'America/Araguaina': 'Tocantins',
  'America/Belem': 'Amapá e leste do Pará',
  'America/Santarem': 'Oeste do Pará',
  'America/Cuiaba': 'Mato Grosso',
  'America/Campo_Grande': 'Mato Grosso do Sul',
  'America/Manaus': 'Amazonas',
  'America/Porto_Velho': 'Rondônia',
  'America/Boa_Vista': 'Roraima',
  'America/Rio_Branco': 'Acre',
  'America/Eirunepe': 'Sudoeste do Amazonas',
  'America/Noronha': 'Fernando de Noronha',
};
