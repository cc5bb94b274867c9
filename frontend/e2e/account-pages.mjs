// Page objects: login, registration, menu, administration.

export const registerPage = (page) => ({
  open: () => page.goto('/register'),
  heading: page.getByRole('heading', { name: 'Criar conta' }),
  async fill({ name, email, password, repeated = password }) {
    await page.getByLabel('Nome', { exact: true }).fill(name);
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByLabel('Repita a senha', { exact: true }).fill(repeated);
  },
  email: page.getByLabel('E-mail', { exact: true }),
  submit: () => page.getByRole('button', { name: 'Criar conta' }).click(),
});

export const loginPage = (page) => ({
  open: () => page.goto('/login'),
  heading: page.getByRole('heading', { name: 'Entrar' }),
  email: page.getByLabel('E-mail', { exact: true }),
  async submit({ email, password }) {
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entrar' }).click();
  },
});

/** Menu: a sidebar on desktop, a drawer on the phone. */
export const menu = ({ page, isPhone }) => {
  const box = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('complementary', { name: 'Menu' });
  const open = async () => {
    if (isPhone && !(await box.isVisible())) await page.getByRole('button', { name: 'Abrir menu' }).click();
    await box.waitFor();
  };
  return {
    box,
    open,
    entry: (name) => box.getByRole('link', { name, exact: true }),
    async goTo(name) {
      await open();
      await box.getByRole('link', { name, exact: true }).click();
    },
    async press(name) {
      await open();
      await box.getByRole('button', { name }).click();
    },
  };
};

/** Sheet of a user in the administration, with the administrator's password prompt. */
export const personSheet = (page, name) => {
  const sheet = page.getByRole('dialog', { name, exact: true });
  return {
    sheet,
    confirm: {
      async open(label) {
        await sheet.getByRole('button', { name: label, exact: true }).click();
        const question = page.getByRole('dialog', { name: `${label}: ${name}?`, exact: true });
        await question.waitFor();
        return question;
      },
      async answer(question, label, password) {
        await question.getByLabel('Sua senha', { exact: true }).fill(password);
        await question.getByRole('button', { name: label, exact: true }).click();
      },
    },
  };
};
