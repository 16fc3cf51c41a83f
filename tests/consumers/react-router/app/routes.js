import { index, route } from '@react-router/dev/routes';

export default [
  index('routes/home.jsx'),
  route('plain', 'routes/plain.jsx'),
  route('bought', 'routes/bought.jsx'),
];
