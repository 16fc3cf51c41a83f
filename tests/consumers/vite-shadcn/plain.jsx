import './host.css';
import { createRoot } from 'react-dom/client';
import { Host } from './host';

createRoot(document.getElementById('root')).render(<Host />);
