// Fictional users and clients of the demo data, with specimen document numbers.

/** Owner of the demo data: the first account, and so administrator. */
export const owner = {
  name: 'Antônio Ferraz',
  email: 'antonio@boleia.example',
  password: 'cuia-trevo-sinal',
  phone: '64999990101',
};

/** User without any records. */
export const newcomer = { name: 'Bianca Teles', email: 'bianca@boleia.example', password: 'cuia-trevo-sinal' };

/** Blocked user, for the list of users. */
export const blocked = { name: 'Sérgio Moura', email: 'sergio@boleia.example', password: 'cuia-trevo-sinal' };

export const clients = {
  cereais: { name: 'Cereais Rio Verde Ltda', document: '11222333000181', phone: '6436110101' },
  adubos: { name: 'Adubos do Cerrado S.A.', document: '11444777000161', phone: '1333330202' },
  embalagens: { name: 'Embalagens Anhanguera Ltda', document: '12345678000195', phone: '1938880303' },
  alimentos: { name: 'Alimentos Serra Azul Ltda', document: '45723174000110', phone: '6233230404' },
  fazenda: { name: 'Nelson Prado (Fazenda Boa Vista)', document: '11144477735', phone: '64999990505' },
};

export const hiredDriver = {
  name: 'Edson Ramalho',
  cpf: '52998224725',
  phone: '62999990606',
  pixKey: '62999990606',
  agreement: 'commission_gross',
  commissionBps: 1200,
  dailyAllowanceCents: 8000,
  cnhNumber: '62472927637',
  cnhCategory: 'E',
};
